import http from 'node:http';
import net from 'node:net';
import stream from 'node:stream';
import { HOOKS } from './hooks';

/** Who calls a method of a class that stands in for one of its superclass, as far as that is known. */
type Caller = 'superclass' | 'superclass-awaits' | 'program';

/** Classes of Node, which call any of their own methods, as access paths. */
const OF_NODE: readonly (readonly [path: string, prototype: object])[] = [
  ...Object.entries({
    Agent: http.Agent,
    ClientRequest: http.ClientRequest,
    IncomingMessage: http.IncomingMessage,
    OutgoingMessage: http.OutgoingMessage,
    Server: http.Server,
    ServerResponse: http.ServerResponse,
  }).flatMap(([name, { prototype }]): [string, object][] => [
    [`http.${name}`, prototype],
    [`https.${name}`, prototype],
  ]),
  ...Object.entries({ Server: net.Server, Socket: net.Socket }).map(([name, { prototype }]): [string, object] => [
    `net.${name}`,
    prototype,
  ]),
  ['tls.Server', net.Server.prototype],
  ['tls.TLSSocket', net.Socket.prototype],
  ...['stream', 'readable-stream'].flatMap((module) =>
    Object.entries({
      Readable: stream.Readable,
      Writable: stream.Writable,
      Duplex: stream.Duplex,
      Transform: stream.Transform,
      PassThrough: stream.PassThrough,
    }).map(([name, { prototype }]): [string, object] => [`${module}.${name}`, prototype]),
  ),
];

/** What emitters call of themselves: `once` calls `on`, `removeAllListeners` calls `removeListener`. */
const OF_EMITTERS = 'on prependListener removeListener';
/**
 * Classes of the language and of Node that call no other of their own methods: `new Map(notes)` calls `set`, `JSON.stringify` of
 * a date calls `toISOString`.
 */
const FEW: readonly (readonly [path: string, methods: string])[] = [
  ...['events', 'events.EventEmitter'].map((path) => [path, OF_EMITTERS] as const),
  ...['Map', 'WeakMap'].map((path) => [path, 'set'] as const),
  ...['Set', 'WeakSet'].map((path) => [path, 'add'] as const),
  ['Array', 'join'],
  ['Date', 'toISOString'],
  ['RegExp', 'exec flags'],
  ['Promise', ''],
  ['Error', ''],
];

/** https://react.dev/reference/react/Component */
const OF_COMPONENTS =
  'UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate componentDidCatch ' +
  'componentDidMount componentDidUpdate componentWillMount componentWillReceiveProps componentWillUnmount ' +
  'componentWillUpdate getChildContext getDerivedStateFromError getDerivedStateFromProps getSnapshotBeforeUpdate render ' +
  'shouldComponentUpdate';
/** https://github.com/koajs/koa/blob/master/lib/application.js */
const OF_KOA = 'callback createContext handleRequest inspect onerror respond';
/** https://vincit.github.io/objection.js/api/model/ */
const OF_OBJECTION =
  '$afterValidate $beforeValidate $formatDatabaseJson $formatJson $parseDatabaseJson $parseJson $set $setDatabaseJson ' +
  '$setJson $toDatabaseJson $toJson $validate columnNameMappers createNotFoundError createValidationError createValidator ' +
  'fromDatabaseJson fromJson getColumnNameMappers getJsonAttributes idColumn jsonAttributes jsonSchema modifiers ' +
  'relationMappings tableName toJSON virtualAttributes';
const AWAITED_BY_OBJECTION =
  '$afterDelete $afterFind $afterInsert $afterUpdate $beforeDelete $beforeInsert $beforeUpdate afterDelete afterFind ' +
  'afterInsert afterUpdate beforeDelete beforeFind beforeInsert beforeUpdate';
const OBJECTION = ['objection.Model', 'objection.default.Model'];

/** By class of a package: methods that it calls itself. It may call others, too. */
const OF_PACKAGES: readonly (readonly [paths: readonly string[], methods: string, awaited?: string])[] = [
  [['koa'], OF_KOA],
  [OBJECTION, OF_OBJECTION, AWAITED_BY_OBJECTION],
  [['react', 'preact'].flatMap((name) => [`${name}.Component`, `${name}.PureComponent`]), OF_COMPONENTS],
];

/** By class, the methods of which it is known who calls them. */
const METHODS: ReadonlyMap<string, ReadonlyMap<string, Caller>> = new Map([
  ...OF_NODE.map(([path, prototype]): [string, Map<string, Caller>] => [
    path,
    callers([...namesOf(prototype), ...(HOOKS.get(path) ?? [])]),
  ]),
  ...FEW.map(([path, methods]): [string, Map<string, Caller>] => [path, callers(methods.split(' '))]),
  ...OF_PACKAGES.flatMap(([paths, methods, awaited = '']) =>
    paths.map((path): [string, Map<string, Caller>] => [
      path,
      new Map([...callers(methods.split(' ')), ...callers(awaited.split(' '), 'superclass-awaits')]),
    ]),
  ),
]);
const CALL_FEW: ReadonlySet<string> = new Set(FEW.map(([path]) => path));

/** Access paths of classes of which it is known what they call themselves. */
export const SUPERCLASSES: readonly string[] = [...METHODS.keys()];

/** Who calls a method that a class has in place of one of its superclass; undefined where it is not known of the superclass. */
export function callerOfMethod(superclass: string, name: string): Caller | undefined {
  return METHODS.get(superclass)?.get(name) ?? (CALL_FEW.has(superclass) ? 'program' : undefined);
}

function callers(names: readonly string[], caller: Caller = 'superclass'): Map<string, Caller> {
  return new Map(names.map((name) => [name, caller]));
}

function namesOf(prototype: object | null): string[] {
  if (prototype === null || prototype === Object.prototype) return [];
  const inherited = namesOf(Object.getPrototypeOf(prototype) as object | null);
  return [...Object.getOwnPropertyNames(prototype), ...inherited].filter((name) => name !== 'constructor');
}
