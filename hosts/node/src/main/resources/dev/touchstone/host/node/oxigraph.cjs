'use strict';
// Oxigraph by its package for JavaScript, which keeps everything in memory.
module.exports = (require) => {
  const { Store } = require('oxigraph');
  let store = new Store();
  return {
    load(nquads) {
      store = new Store();
      store.load(nquads, { format: 'application/n-quads' });
    },
    query(text, format) {
      return store.query(text, { results_format: format });
    },
    update(text) {
      store.update(text);
    },
    // Errors have no classes: a parser begins with the place, and what is missing says so.
    status(error) {
      if (/^error at \d+:\d+/.test(error.message)) {
        return 400;
      }
      return / is not supported$|service name is unbound/.test(error.message) ? 501 : 500;
    },
  };
};
