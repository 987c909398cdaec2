'use strict';
// Comunica over a store of RDF.js in memory: N3's, which its documentation uses.
module.exports = (require) => {
  const { QueryEngine } = require('@comunica/query-sparql-rdfjs');
  const { Parser, Store } = require('n3');
  const engine = new QueryEngine();
  let store = new Store();
  return {
    load(nquads) {
      store = new Store(new Parser({ format: 'N-Quads', blankNodePrefix: '_:' }).parse(nquads));
    },
    async query(text, format) {
      const result = await engine.query(text, { sources: [store] });
      const { data } = await engine.resultToString(result, format);
      let answer = '';
      for await (const part of data) {
        answer += part;
      }
      return answer;
    },
    async update(text) {
      await engine.queryVoid(text, { sources: [store], destination: store });
    },
    // Errors have no classes. Who parses says so first; what is missing was looked for among actors.
    status(error) {
      if (/^(Parse|Lex) error/i.test(error.message)) {
        return 400;
      }
      return /no configured actor|none of the configured actors|No actors are able/.test(error.message) ? 501 : 500;
    },
  };
};
