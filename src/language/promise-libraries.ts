import type { CallFacts } from '../types';

/**
 * Promises of libraries, which have more methods than those of the language: `fail`, `spread`, `tap`, `map`
 * (http://bluebirdjs.com/docs/api-reference.html, https://github.com/kriskowal/q/wiki/API-Reference).
 */
const PROMISE = '<promise>()';
/** What has one, and what settles it. */
const DEFERRED = '<deferred>()';
const PROMISED = '<promised>';

const LIBRARIES = [
  'q',
  'when',
  'bluebird',
  'bluebird.default',
  'rsvp',
  'rsvp.Promise',
  'kew',
  'vow',
  'request-promise',
];
const MAKING =
  'resolve reject all props any race some map reduce filter each mapSeries join delay try attempt method fromCallback ' +
  'fromNode nfcall nfapply ninvoke npost fcall invoke post when hash allSettled settle Promise promise get put delete';
const DEFERRING = 'defer pending';
const WRAPPING = 'promisify denodeify nfbind nbind lift liftAll wrap';
const STEPS =
  'then catch finally fail fin spread tap map mapSeries each filter reduce all any some props race delay timeout get ' +
  'return thenReturn otherwise ensure caught lastly progress bind cancellable invoke call json';

const under = (receiver: string, names: string): string[] => names.split(' ').map((name) => `${receiver}.${name}`);

/** By access path of a call: what it gives. */
export const PROMISE_RESULTS: ReadonlyMap<string, string> = new Map([
  ...LIBRARIES.flatMap((library) => [
    [library, PROMISE] as const,
    ...under(library, MAKING).map((path) => [path, PROMISE] as const),
    ...under(library, DEFERRING).map((path) => [path, DEFERRED] as const),
    ...under(library, WRAPPING).map((path) => [path, PROMISED] as const),
  ]),
  ...under(PROMISE, STEPS).map((path) => [path, PROMISE] as const),
  [PROMISED, PROMISE],
]);

/** Access paths of values that have such a promise. */
export const DEFERRED_PATHS: readonly string[] = [`${DEFERRED}.promise`];

/** Whether an access path is that of a promise of such a library. */
// Matches: Q.defer().promise, Bluebird.resolve(list), Bluebird.promisify(fs.readFile)(file)
export function isLibraryPromise(path: string): boolean {
  return path === PROMISE || DEFERRED_PATHS.includes(path);
}

/** Classes whose executor is called at once, with what settles the promise, and which is rejected by what it throws. */
const CLASSES: ReadonlySet<string> = new Set(
  (
    'Promise bluebird bluebird.default bluebird.Promise promise es6-promise.Promise es6-promise rsvp.Promise pinkie pinkie-promise ' +
    'any-promise native-promise-only lie core-js/library/fn/promise'
  ).split(' '),
);

/** Whether a call of an access path makes a promise, under the name that promises have everywhere else. */
// Matches: new Promise(load), also of const Promise = require('bluebird')
export function makesPromise(path: string, { isNew, name }: Pick<CallFacts, 'isNew' | 'name'>): boolean {
  return isNew && name === 'Promise' && CLASSES.has(path);
}

/** What promises of all kinds have. */
const STANDARD: ReadonlySet<string> = new Set(['then', 'catch', 'finally']);

/** Whether a method, with so many arguments, is one of all promises. */
// Matches: then(f), catch(f), and not: catch(TypeError, f), fail(f)
export function isStandard(name: string, args: number): boolean {
  return STANDARD.has(name) && (name !== 'catch' || args < 2);
}
