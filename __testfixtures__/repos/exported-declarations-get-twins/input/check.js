import { register } from 'node:module';

// The server as far as it is used here: what Express is given is asked.
const handlers = [];
globalThis.express = () => ({ get: (path, handler) => handlers.push(handler), listen: () => undefined });
const source = 'export default globalThis.express';
const hooks = `export const resolve = (specifier, context, next) =>
  specifier === 'express' ? { url: 'data:text/javascript,${source}', shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
await import('./app.js');
for (const handler of handlers) await handler({}, { json: (value) => console.log(JSON.stringify(value)) });
