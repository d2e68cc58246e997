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
