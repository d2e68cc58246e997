const Module = require('module');

// The server as far as it is used here: what Express is given is asked.
const handlers = [];
const express = () => ({ get: (path, handler) => handlers.push(handler), listen: () => undefined });
const load = Module._load;
Module._load = (request, ...rest) => (request === 'express' ? express : load(request, ...rest));
require('./app');

(async () => {
  for (const handler of handlers) await handler({}, { json: (value) => console.log(JSON.stringify(value)) });
})();
