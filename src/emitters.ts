/**
 * Functions whose result runs by itself from the moment it is made: its errors and its end are told once, to whoever listens
 * by then.
 */
export const RUNNING: ReadonlySet<string> = new Set([
  'fs.createReadStream',
  'fs.createWriteStream',
  ...['spawn', 'exec', 'execFile', 'fork'].map((name) => `child_process.${name}`),
  ...['http', 'https'].flatMap((name) => [`${name}.request`, `${name}.get`]),
  ...['net.connect', 'net.createConnection', 'tls.connect', 'http2.connect'],
  ...['ws', 'ws.WebSocket', 'request', 'got.stream'],
]);
