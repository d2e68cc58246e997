/**
 * Libraries for callback-style tasks: each function they call signals its end through a callback
 * (https://caolan.github.io/async/).
 */
const TASK_LIBRARIES = ['async', 'neo-async'] as const;

/** Methods that take a collection and a function for its elements. */
const ITERATIONS =
  'each forEach eachOf forEachOf map mapValues filter select reject detect find some any every all concat sortBy groupBy'.split(
    ' ',
  );
/** Methods that take a collection, an initial value, and a function of the result so far and an element. */
const FOLDS = 'reduce inject foldl reduceRight foldr'.split(' ');
/** By method: index of the argument with the functions, alone or in an array or object. */
const METHODS: ReadonlyMap<string, number> = new Map([
  ...ITERATIONS.flatMap((name): [string, number][] => [
    [name, 1],
    [`${name}Series`, 1],
    [`${name}Limit`, 2],
  ]),
  ...FOLDS.map((name): [string, number] => [name, 2]),
  ...['series', 'parallel', 'parallelLimit', 'waterfall', 'race', 'tryEach', 'auto'].map((name): [string, number] => [
    name,
    0,
  ]),
]);
/** Methods that start a function only when the one before it has ended. */
const ORDERED = /Series$|^(?:series|waterfall|tryEach|reduce|inject|foldl|reduceRight|foldr)$/;

/** A method of such a library, by access path: `async.each`, or `async/each` imported from a file of its own. */
export interface TaskMethod {
  readonly name: string;
  readonly at: number;
  readonly ordered: boolean;
  readonly folds: boolean;
}

/** The method that an access path means; undefined for any other path. */
export function taskMethod(path: string): TaskMethod | undefined {
  const [, name = ''] = PATH.exec(path) ?? [];
  const at = METHODS.get(name);
  return at === undefined ? undefined : { name, at, ordered: ORDERED.test(name), folds: FOLDS.includes(name) };
}

const PATH = new RegExp(`^(?:${TASK_LIBRARIES.join('|')})(?:\\.default)?[./](\\w+)$`);

/** Packages whose result is a function that runs another one when it may: `limit(() => load(name))`. */
const LIMITS = ['p-limit', 'p-limit.default'].map((path) => `${path}()`);
/** Queues, and the methods that run a function in turn. */
const QUEUES = ['p-queue()', 'p-queue.default()', 'p-queue.PQueue()'].map((path) => `${path}.add`);
const MUTEXES = ['Mutex', 'Semaphore'].map((name) => `async-mutex.${name}().runExclusive`);
/** Functions that begin a chain of promises. */
// Matches: Q.fcall(load), Bluebird.try(() => load(id)), Promise.try(load)
const BEGINNINGS = [
  'q.fcall',
  'q.try',
  'when.try',
  'when.attempt',
  'Promise.try',
  ...['bluebird', 'bluebird.default', 'bluebird.Promise'].flatMap((name) => [`${name}.try`, `${name}.attempt`]),
];
const RETRIES = ['p-retry', 'p-retry.default', 'async-retry', 'async-retry.default'];

/**
 * Access paths of functions of packages that call a function, at once or later, and return a promise of its result: a
 * throw and a rejection both reject that promise.
 */
export const AWAITING: ReadonlySet<string> = new Set([...LIMITS, ...QUEUES, ...MUTEXES, ...BEGINNINGS, ...RETRIES]);
