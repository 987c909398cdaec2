'use strict';
// node serve.cjs MODULES ENGINE: serves one engine on loopback, and prints the port. A query may keep a thread busy for ever, so the
// engine has one of its own, and this one ends the process when whoever started it is gone.
const path = require('node:path');
const { timingSafeEqual } = require('node:crypto');
const { createServer } = require('node:http');
const { createRequire } = require('node:module');
const { Worker, isMainThread, workerData, parentPort } = require('node:worker_threads');

const OUT_OF_MEMORY = 3;
const BROKEN = 70;
const FORBIDDEN = 403;
// The status by which the adapter knows that a script of ours broke, and not the store.
const OUR_ERROR = 599;

function watch([modules, engine]) {
  const worker = new Worker(__filename, {
    workerData: { modules, engine },
    resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 4 },
  });
  worker.on('message', (port) => console.log(port));
  worker.on('error', (error) => {
    console.log(error);
    process.exit(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? OUT_OF_MEMORY : BROKEN);
  });
  process.stdin.on('end', () => process.exit(0));
  process.stdin.resume();
  // Ctrl-C reaches the whole process group; it is not ours to handle.
  process.on('SIGINT', () => {});
}

async function body(request) {
  const parts = [];
  for await (const part of request) {
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function answer(store, request, text) {
  switch (request.url) {
    case '/data':
      await store.load(text);
      return '';
    case '/update':
      await store.update(text);
      return '';
    default:
      return store.query(text, request.headers.accept);
  }
}

// Every local user can reach the port, and so can every page in a browser: only who knows the secret is answered, no page, and nobody who
// calls us by a name that somebody else gave this address.
function isWelcome(request, secret, port) {
  const said = Buffer.from(String(request.headers['x-touchstone-secret'] || ''));
  return said.length === secret.length && timingSafeEqual(said, secret)
    && request.headers.origin === undefined
    && [`127.0.0.1:${port}`, `localhost:${port}`].includes(request.headers.host);
}

// Whether the innermost frame that is not the platform's is in a script of ours; a stack overflow has no one place.
function isOurs(error) {
  const frames = String(error.stack || '').split('\n').filter((line) => /^\s+at /.test(line) && !/node:/.test(line));
  return !(error instanceof RangeError) && frames.length > 0 && frames[0].includes(__dirname + path.sep);
}

function serve({ modules, engine }) {
  const secret = Buffer.from(process.env.TOUCHSTONE_SECRET || '');
  delete process.env.TOUCHSTONE_SECRET;
  const store = require(path.join(__dirname, engine + '.cjs'))(createRequire(path.join(modules, 'x.cjs')));
  const server = createServer(async (request, response) => {
    if (secret.length === 0 || !isWelcome(request, secret, server.address().port)) {
      response.writeHead(FORBIDDEN, { Connection: 'close' });
      response.end(() => request.destroy());
      return;
    }
    try {
      const text = await answer(store, request, await body(request));
      response.writeHead(200, { 'Content-Type': request.headers.accept || 'text/plain' });
      response.end(text);
    } catch (error) {
      response.writeHead(isOurs(error) ? OUR_ERROR : store.status(error), { 'Content-Type': 'text/plain' });
      response.end(`${error.name}: ${error.message}`);
    }
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}

if (isMainThread) {
  watch(process.argv.slice(2));
} else {
  serve(workerData);
}
