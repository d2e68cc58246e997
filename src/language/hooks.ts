/** https://nodejs.org/api/stream.html#api-for-stream-implementers */
const OF_STREAMS = '_construct _read _write _writev _transform _flush _final _destroy'.split(' ');
const STREAMS = ['stream', 'readable-stream'].flatMap((name) =>
  ['Readable', 'Writable', 'Duplex', 'Transform', 'PassThrough'].map((kind) => `${name}.${kind}`),
);
/** https://github.com/winstonjs/winston-transport */
const TRANSPORTS = ['winston-transport', 'winston.Transport'];

/** By class of a package, as access path: the methods that it calls of a class which extends it. */
export const HOOKS: ReadonlyMap<string, readonly string[]> = new Map([
  ...STREAMS.map((path): [string, string[]] => [path, OF_STREAMS]),
  ...TRANSPORTS.map((path): [string, string[]] => [path, ['log']]),
]);

const USES = new Set('write end read pipe resume destroy push on once'.split(' '));
const JOINS = new Set(['pipe', 'pipeline', 'compose']);

/** Whether a method of a stream makes it work, and whether a call makes the streams work that it is given. */
export function usesStream(name: string): boolean {
  return USES.has(name);
}
export function joinsStreams(name: string): boolean {
  return JOINS.has(name);
}
