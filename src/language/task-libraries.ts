/** Libraries whose functions call functions that end with a call of their callback (https://caolan.github.io/async/). */
export const TASK_LIBRARIES = ['async', 'neo-async'] as const;

/** Methods that are given a collection and a function for each of its elements. */
const ITERATIONS =
  'each forEach eachOf forEachOf map mapValues filter select reject detect find some any every all concat sortBy groupBy'.split(
    ' ',
  );
/** Those that are given a collection, a first value, and a function of what there is so far and each element. */
const FOLDS = 'reduce inject foldl reduceRight foldr'.split(' ');
/** By method: which argument holds the functions, alone or in an array or object. */
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
/** Those that begin the next function when the one before it is over. */
const ORDERED = /Series$|^(?:series|waterfall|tryEach|reduce|inject|foldl|reduceRight|foldr)$/;

/** Such a method, by the path of what is called: `async.each`, or `async/each` of a file of its own. */
export interface TaskMethod {
  readonly name: string;
  readonly at: number;
  readonly ordered: boolean;
  readonly folds: boolean;
}

/** The method that a path names; undefined for anything else. */
export function taskMethod(path: string): TaskMethod | undefined {
  const [, name = ''] = PATH.exec(path) ?? [];
  const at = METHODS.get(name);
  return at === undefined ? undefined : { name, at, ordered: ORDERED.test(name), folds: FOLDS.includes(name) };
}

const PATH = new RegExp(`^(?:${TASK_LIBRARIES.join('|')})(?:\\.default)?[./](\\w+)$`);
