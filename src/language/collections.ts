import type { CallFacts, FileFacts } from '../types';

/** Libraries whose functions take a list or an object, and a function that is called for each of its elements. */
export const COLLECTION_LIBRARIES = ['lodash', 'lodash-es', 'underscore'] as const;

/** Those that call it once per element, in an order that does not depend on the results, and for nothing else. */
export const COLLECTION_METHODS: ReadonlySet<string> = new Set(
  (
    'forEach each map collect filter select reject find detect findIndex findLast findLastIndex findKey some any every ' +
    'all flatMap forOwn forIn forEachRight eachRight sortBy groupBy keyBy indexBy countBy partition mapValues mapObject ' +
    'mapKeys pickBy omitBy uniqBy sumBy minBy maxBy'
  ).split(' '),
);

const MERGERS = 'assign assignIn extend extendOwn merge defaults defaultsDeep'.split(' ');

/** Functions that give their first argument whatever the others have, and keep and call nothing, as they are usually written. */
export const MERGES: RegExp = new RegExp(
  `^(?:Object\\.assign|(?:_|${COLLECTION_LIBRARIES.join('|')})\\.(?:${MERGERS.join('|')}))$`,
);

/** The same functions as paths of values. */
export const MERGE_PATHS: ReadonlySet<string> = new Set([
  'Object.assign',
  ...COLLECTION_LIBRARIES.flatMap((library) => MERGERS.map((name) => `${library}.${name}`)),
]);

/** Those that give a list of nothing but elements of the list that comes first, and call nothing. */
const SUBLISTS = 'without compact uniq difference intersection take drop shuffle';
/** Those that give an argument back, or some of what is in it, and call nothing. */
const SELECTS = `${SUBLISTS} pick omit union clone first head last initial tail rest values toArray sample`;
/** Those that look at what they are given, and no more. */
const LOOKS =
  'isEqual isEmpty isArray isObject isPlainObject isFunction isString isNil has keys size includes contains indexOf';

/** Functions of libraries that give back some of their first argument, as paths of values. */
export const SELECTIONS: ReadonlySet<string> = pathsOf(SELECTS);

/** Those of them that give a list, and nothing that is not in their first argument, as paths of values. */
export const SUBLIST_PATHS: ReadonlySet<string> = pathsOf(SUBLISTS);

/** Functions of libraries that keep nothing of what they are given, as paths of values. */
export const LOOK_UPS: ReadonlySet<string> = pathsOf(LOOKS);

function pathsOf(names: string): ReadonlySet<string> {
  return new Set(COLLECTION_LIBRARIES.flatMap((library) => names.split(' ').map((name) => `${library}.${name}`)));
}

const REQUEST = new RegExp(`^(?:${COLLECTION_LIBRARIES.join('|')})(?:/(\\w+))?$`);

/** What has methods of the names that arrays have, and is none: `_(list)`, `_.chain(list)`, `cheerio.load(text)('li')`. */
export const WRAPPERS: readonly string[] = [
  ...COLLECTION_LIBRARIES.flatMap((library) => [`${library}()`, `${library}.chain()`]),
  'cheerio.load()',
];

/** The wrapper that a path of values begins with: all that is got from one is taken for itself. */
export function wrapperOf(path: string): string | undefined {
  return WRAPPERS.find((wrapper) => path.startsWith(wrapper));
}

/** The function of lodash or underscore that a call means; undefined where it is none. */
// Matches: _.map(list, load), map(list, load) where it is imported from there
export function libraryMethod(file: FileFacts, call: CallFacts): string | undefined {
  const local = call.member ? call.member.objectName : call.text;
  const item = file.imports.find((candidate) => candidate.local === local && REQUEST.test(candidate.request));
  if (!item || file.ambiguous.has(item.local)) return undefined;
  const ownFile = REQUEST.exec(item.request)?.[1];
  if (ownFile !== undefined) return call.member ? undefined : known(ownFile);
  const isWhole = ['*', 'default'].includes(item.imported);
  if (call.member) return isWhole && !call.member.computed ? known(call.name) : undefined;
  return isWhole ? undefined : known(item.imported);
}

function known(name: string): string | undefined {
  return COLLECTION_METHODS.has(name) ? name : undefined;
}

/** Methods of lodash that make another function of their first argument, which calls that at most as often as it is called. */
const DELEGATING = 'memoize once throttle debounce partial partialRight curry curryRight ary unary flip'.split(' ');

/** Packages that give such a function, by what is called of them. */
const DELEGATORS = [
  ...'memoizee memoize-one memoize mem fast-memoize moize nano-memoize micro-memoize memoizerific'.split(' '),
  ...'once onetime throttleit debounce just-once just-memoize just-throttle just-debounce-it'.split(' '),
  ...DELEGATING.map((method) => `lodash.${method}`),
];

/** Calls that make another function of their first argument, which calls that and gives what it gave, now or before. */
export const DELEGATES: ReadonlySet<string> = new Set([
  'util.deprecate',
  ...DELEGATORS,
  ...DELEGATORS.map((name) => `${name}.default`),
  ...COLLECTION_LIBRARIES.flatMap((library) =>
    DELEGATING.flatMap((method) => [`${library}.${method}`, `${library}/${method}`]),
  ),
]);

/** Every path that one of these tables names. */
export const COLLECTION_PATHS: readonly string[] = [
  ...WRAPPERS,
  ...MERGE_PATHS,
  ...SELECTIONS,
  ...LOOK_UPS,
  ...DELEGATES,
];
