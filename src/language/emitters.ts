/** Events that an emitter emits once, in this order: listeners of the last one are called last. */
export const LAST_EVENTS: readonly string[] = ['error', 'end', 'finish', 'exit', 'close'];

/** What a file's stream may still emit after an error: https://nodejs.org/api/stream.html#event-error */
const AFTER_ERRORS: readonly string[] = ['close'];

/** The last events that emitters, given by access paths, may emit after another. */
export function eventsAfter(event: string, emitters: readonly string[]): readonly string[] {
  const isFile = emitters.length > 0 && emitters.every((path) => FILE_STREAMS.some((made) => path === `${made}()`));
  return event === 'error' && isFile ? AFTER_ERRORS : LAST_EVENTS.slice(LAST_EVENTS.indexOf(event) + 1);
}

/** Node's file system, and packages that extend it. */
const FILE_SYSTEMS = ['fs', 'fs-extra', 'graceful-fs'];
const FILE_STREAMS = FILE_SYSTEMS.flatMap((name) => [`${name}.createReadStream`, `${name}.createWriteStream`]);

/**
 * Calls that return an emitter of Node. These emit their last events asynchronously, never before a call of the program
 * returns: https://nodejs.org/api/child_process.html#event-close, https://nodejs.org/api/stream.html#event-finish
 */
export const NODE_EMITTERS: ReadonlySet<string> = new Set([
  'child_process.spawn()',
  'child_process.fork()',
  'child_process.exec()',
  'child_process.execFile()',
  // Returns what `spawn` returns: https://github.com/moxystudio/node-cross-spawn#usage
  ...['cross-spawn()', 'cross-spawn.spawn()'],
  ...FILE_STREAMS.map((path) => `${path}()`),
  // https://nodejs.org/api/http.html#httprequesturl-options-callback: what fails is told in a later turn, as that of sockets is.
  ...['http', 'https'].flatMap((name) => [`${name}.request()`, `${name}.get()`]),
  ...['net.connect()', 'net.createConnection()', 'tls.connect()'],
  'worker_threads.Worker()',
]);

/**
 * Functions whose result is running as soon as it is created: its errors and its end are emitted once, to the listeners
 * present by then.
 */
export const RUNNING: ReadonlySet<string> = new Set([
  ...FILE_STREAMS,
  ...['spawn', 'exec', 'execFile', 'fork'].map((name) => `child_process.${name}`),
  ...['cross-spawn', 'cross-spawn.spawn'],
  ...['http', 'https'].flatMap((name) => [`${name}.request`, `${name}.get`]),
  ...['net.connect', 'net.createConnection', 'tls.connect', 'http2.connect'],
  // Lines are emitted from the next turn of the event loop on:
  // https://nodejs.org/api/readline.html#rlsymbolasynciterator
  'readline.createInterface',
  ...['worker_threads.Worker', 'cluster.fork', 'chokidar.watch', 'eventsource', 'eventsource.EventSource'],
  ...FILE_SYSTEMS.map((name) => `${name}.watch`),
  ...['ws', 'ws.WebSocket', 'socket.io-client', 'socket.io-client.io', 'mqtt.connect', 'ioredis', 'ioredis.Redis'],
  ...['request', 'got.stream', 'needle.get', 'hyperquest', 'ytdl-core', '@distube/ytdl-core', 'node-pty.spawn'],
  ...['execa', 'execa.execa', 'execa.command', 'execa.execaCommand', 'execa.node', 'execa.execaNode'],
  // Rows are emitted as they come: https://github.com/mysqljs/mysql#streaming-query-rows
  ...['mysql', 'mysql2'].flatMap((name) => [`${name}.createConnection().query`, `${name}.createPool().query`]),
  'pg.Client().query',
]);

/** Classes and factories of emitters that call their listeners synchronously. */
const EMITTER_CLASSES = [
  ...['events', 'events.EventEmitter', 'eventemitter3', 'eventemitter3.EventEmitter', 'mitt', 'component-emitter'],
  ...['eventemitter2', 'eventemitter2.EventEmitter2', 'eventemitter2.EventEmitter', 'wolfy87-eventemitter'],
  ...['async-eventemitter', 'tiny-emitter', 'tiny-emitter.TinyEmitter', 'emittery'],
  '@nestjs/event-emitter.EventEmitter2',
];

/** Access paths of their instances, which do nothing but call listeners. */
export const PLAIN_EMITTERS: ReadonlySet<string> = new Set(EMITTER_CLASSES.map((path) => `${path}()`));

/** Access paths of values on which programs emit events. */
export const EMITTERS: ReadonlySet<string> = new Set([...PLAIN_EMITTERS, 'express()', 'koa()']);

/** https://nodejs.org/api/events.html#class-eventemitter */
const ADDS = 'on once addListener prependListener prependOnceListener'.split(' ');
const ADDING: ReadonlySet<string> = new Set(ADDS);

/** The methods of emitters, and of event targets, by which others listen. */
export const LISTENER_METHODS: readonly string[] = [
  ...ADDS,
  ...'off removeListener addEventListener removeEventListener'.split(' '),
];

/** Whether a method of this name adds a listener to an emitter of Node. */
export function addsListener(name: string): boolean {
  return ADDING.has(name);
}

/** Methods that add a listener, and methods that emit. */
const HEARS = [...ADDS, 'many'];
const TELLS = 'emit emitAsync emitSerial emitEvent trigger'.split(' ');

const TELLS_BY_NAME = new Set(TELLS);

/** Whether a method of this name emits an event. */
export function emits(name: string): boolean {
  return TELLS_BY_NAME.has(name);
}

function methodsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    [...EMITTERS, ...superOf(EMITTER_CLASSES)].flatMap((emitter) => names.map((name) => `${emitter}.${name}`)),
  );
}

// Matches: super.emit('changed', name), in a class that extends an emitter
function superOf(classes: readonly string[]): readonly string[] {
  return classes.map((path) => `${path}.prototype`);
}

/** Access paths of methods that add a listener, and of those that emit. */
export const HEARING: ReadonlySet<string> = methodsOf(HEARS);
export const TELLING: ReadonlySet<string> = methodsOf(TELLS);

/** Classes whose instances have no other listeners than those added to them by these methods, for an event that is named. */
const NAMED_ONLY = ['events', 'events.EventEmitter', 'eventemitter3', 'eventemitter3.EventEmitter'];
/** Access paths of methods that call those listeners, and give nobody else what they are given. */
export const TELLING_ONLY: ReadonlySet<string> = new Set(
  [...NAMED_ONLY.map((path) => `${path}()`), ...superOf(NAMED_ONLY)].map((emitter) => `${emitter}.emit`),
);
/** Functions that add no listener to the emitters that they are given. */
export const COUNTING: ReadonlySet<string> = new Set(
  ['setMaxListeners', 'getMaxListeners', 'listenerCount'].map((name) => `events.${name}`),
);

/** Functions that listen to the emitters that they are given, and call nothing else of them. */
export const WAITING_FOR: ReadonlySet<string> = new Set(['once', 'on'].map((name) => `events.${name}`));

/** Functions that wait for events of what they are given, and do not ask whether these have been emitted. */
export const WAITING_FOR_END: ReadonlySet<string> = new Set(['events.once', 'pump', 'end-of-stream']);

/** The emitter that a framework injects by its type, and the decorators that make a method its listener. */
export const GIVEN_EMITTERS: ReadonlySet<string> = new Set([
  '@nestjs/event-emitter.EventEmitter2()',
  'eventemitter2.EventEmitter2()',
]);
export const LISTENING: ReadonlySet<string> = new Set(['@nestjs/event-emitter.OnEvent']);

/** Methods that pass their argument to the handler of its class (https://docs.nestjs.com/recipes/cqrs). */
export const DISPATCHING: ReadonlySet<string> = new Set([
  ...['CommandBus', 'QueryBus'].map((bus) => `@nestjs/cqrs.${bus}().execute`),
  '@nestjs/cqrs.EventBus().publish',
]);
/** Decorators of such handlers → the method that is called. */
export const DISPATCHED: ReadonlyMap<string, string> = new Map([
  ['@nestjs/cqrs.CommandHandler', 'execute'],
  ['@nestjs/cqrs.QueryHandler', 'execute'],
  ['@nestjs/cqrs.EventsHandler', 'handle'],
]);

/** All access paths of emitters, their methods and decorators. */
export const EMITTER_PATHS: readonly string[] = [
  ...[...NODE_EMITTERS, ...HEARING, ...TELLING],
  ...[...LISTENING, ...DISPATCHING, ...DISPATCHED.keys(), ...COUNTING, ...WAITING_FOR, ...WAITING_FOR_END],
];
