/**
 * Events that an emitter has once, in the order in which they come: what listens to the last of them is the last to be
 * called.
 */
export const LAST_EVENTS: readonly string[] = ['error', 'end', 'finish', 'exit', 'close'];

/** Node's file system, and the packages that are it with more. */
const FILE_SYSTEMS = ['fs', 'fs-extra', 'graceful-fs'];
const FILE_STREAMS = FILE_SYSTEMS.flatMap((name) => [`${name}.createReadStream`, `${name}.createWriteStream`]);

/**
 * Calls that make an emitter of Node. These tell of their last events in a turn of their own, never before a call of the
 * program returns: https://nodejs.org/api/child_process.html#event-close, https://nodejs.org/api/stream.html#event-finish
 */
export const NODE_EMITTERS: ReadonlySet<string> = new Set([
  'child_process.spawn()',
  'child_process.fork()',
  'child_process.exec()',
  'child_process.execFile()',
  ...FILE_STREAMS.map((path) => `${path}()`),
  'worker_threads.Worker()',
]);

/**
 * Functions whose result runs by itself from the moment it is made: its errors and its end are told once, to whoever listens
 * by then.
 */
export const RUNNING: ReadonlySet<string> = new Set([
  ...FILE_STREAMS,
  ...['spawn', 'exec', 'execFile', 'fork'].map((name) => `child_process.${name}`),
  ...['http', 'https'].flatMap((name) => [`${name}.request`, `${name}.get`]),
  ...['net.connect', 'net.createConnection', 'tls.connect', 'http2.connect'],
  ...['ws', 'ws.WebSocket', 'request', 'got.stream'],
]);
