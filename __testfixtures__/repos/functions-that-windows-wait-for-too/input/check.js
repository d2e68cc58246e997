import { register } from 'node:module';

// Electron and Express as far as they are used here.
const [handlers, listeners, routes] = [new Map(), new Map(), new Map()];
const handle = (channel, handler) => handlers.set(channel, handler);
globalThis.ipcMain = { handle, handleOnce: handle, on: (channel, listener) => listeners.set(channel, listener) };
globalThis.express = () => ({ get: (path, handler) => routes.set(path, handler), listen: () => undefined });
const sources = {
  electron: 'export const ipcMain = globalThis.ipcMain',
  express: 'export default globalThis.express',
};
const hooks = `const sources = ${JSON.stringify(sources)};
export const resolve = (specifier, context, next) => specifier in sources
  ? { url: 'data:text/javascript,' + sources[specifier], shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
await import('./main.js');

const invoke = async (channel, ...args) => handlers.get(channel)({}, ...args);
const sent = {};
listeners.get('size')(sent, 'a');
console.log(await invoke('load', 'a'), await invoke('list'), sent.returnValue);
console.log(await invoke('load', 'none').catch((error) => error.code));
for (const handler of routes.values())
  await handler({ params: { name: 'b' } }, { json: (value) => console.log(JSON.stringify(value)) });
