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
  // Gives what `spawn` gives: https://github.com/moxystudio/node-cross-spawn#usage
  ...['cross-spawn()', 'cross-spawn.spawn()'],
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
  ...['cross-spawn', 'cross-spawn.spawn'],
  ...['http', 'https'].flatMap((name) => [`${name}.request`, `${name}.get`]),
  ...['net.connect', 'net.createConnection', 'tls.connect', 'http2.connect'],
  // Lines are told from the next turn on: https://nodejs.org/api/readline.html#rlsymbolasynciterator
  'readline.createInterface',
  ...['worker_threads.Worker', 'cluster.fork', 'chokidar.watch', 'eventsource', 'eventsource.EventSource'],
  ...FILE_SYSTEMS.map((name) => `${name}.watch`),
  ...['ws', 'ws.WebSocket', 'request', 'got.stream'],
]);

/** Classes, and functions that make the same, whose instances call their listeners while they are told of an event. */
const EMITTER_CLASSES = [
  ...['events', 'events.EventEmitter', 'eventemitter3', 'eventemitter3.EventEmitter', 'mitt', 'component-emitter'],
  ...['eventemitter2', 'eventemitter2.EventEmitter2', 'eventemitter2.EventEmitter', 'wolfy87-eventemitter'],
  ...['async-eventemitter', 'tiny-emitter', 'tiny-emitter.TinyEmitter', 'emittery'],
  '@nestjs/event-emitter.EventEmitter2',
];

/** What they make, as paths of values: it does nothing but tell its listeners. */
export const PLAIN_EMITTERS: ReadonlySet<string> = new Set(EMITTER_CLASSES.map((path) => `${path}()`));

/** Values that programs tell of events, and that call whoever listens to them. */
export const EMITTERS: ReadonlySet<string> = new Set([...PLAIN_EMITTERS, 'express()', 'koa()']);

/** How an emitter is given listeners, and how it is told of an event. */
const HEARS = 'on once addListener prependListener prependOnceListener many'.split(' ');
const TELLS = 'emit emitAsync emitSerial emitEvent trigger'.split(' ');

function methodsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set([...EMITTERS].flatMap((emitter) => names.map((name) => `${emitter}.${name}`)));
}

/** Methods that give an emitter a listener, and those that tell it of an event, as paths. */
export const HEARING: ReadonlySet<string> = methodsOf(HEARS);
export const TELLING: ReadonlySet<string> = methodsOf(TELLS);

/** The one emitter that a framework gives to all who ask for it by its type, and the decorators of methods that listen to it. */
export const GIVEN_EMITTERS: ReadonlySet<string> = new Set([
  '@nestjs/event-emitter.EventEmitter2()',
  'eventemitter2.EventEmitter2()',
]);
export const LISTENING: ReadonlySet<string> = new Set(['@nestjs/event-emitter.OnEvent']);

/** Methods that hand what they are given to whoever handles its class (https://docs.nestjs.com/recipes/cqrs). */
export const DISPATCHING: ReadonlySet<string> = new Set([
  ...['CommandBus', 'QueryBus'].map((bus) => `@nestjs/cqrs.${bus}().execute`),
  '@nestjs/cqrs.EventBus().publish',
]);
/** Decorators of such classes → the method that is called. */
export const DISPATCHED: ReadonlyMap<string, string> = new Map([
  ['@nestjs/cqrs.CommandHandler', 'execute'],
  ['@nestjs/cqrs.QueryHandler', 'execute'],
  ['@nestjs/cqrs.EventsHandler', 'handle'],
]);

/** Every path that has to do with emitters and what listens to them. */
export const EMITTER_PATHS: readonly string[] = [
  ...[...NODE_EMITTERS, ...HEARING, ...TELLING],
  ...[...LISTENING, ...DISPATCHING, ...DISPATCHED.keys()],
];
