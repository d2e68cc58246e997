import type { CallFacts, FileFacts } from '../types';

/** Libraries whose functions take a list or an object, and a callback for its elements. */
export const COLLECTION_LIBRARIES = ['lodash', 'lodash-es', 'underscore'] as const;

/** Functions that call it once per element, in an order that does not depend on the results, and for nothing else. */
export const COLLECTION_METHODS: ReadonlySet<string> = new Set(
  (
    'forEach each map collect filter select reject find detect findIndex findLast findLastIndex findKey some any every ' +
    'all flatMap forOwn forIn forEachRight eachRight sortBy groupBy keyBy indexBy countBy partition mapValues mapObject ' +
    'mapKeys pickBy omitBy uniqBy sumBy minBy maxBy'
  ).split(' '),
);

const MERGERS = 'assign assignIn extend extendOwn merge defaults defaultsDeep'.split(' ');

/**
 * Functions that return their first argument with the fields of the others merged in, and neither keep nor call
 * anything, as they are usually written.
 */
export const MERGES: RegExp = new RegExp(
  `^(?:Object\\.assign|util\\._extend|(?:_|${COLLECTION_LIBRARIES.join('|')})\\.(?:${MERGERS.join('|')}))$`,
);

/** The same functions, as access paths. */
const MERGE_PATHS: ReadonlySet<string> = new Set([
  'Object.assign',
  'util._extend',
  ...COLLECTION_LIBRARIES.flatMap((library) => MERGERS.map((name) => `${library}.${name}`)),
]);

/** Whether a call is one of them: the flow of its file has what it does. */
export function isMerge(path: string, { text, args }: Pick<CallFacts, 'text' | 'args'>): boolean {
  return MERGE_PATHS.has(path) && MERGES.test(text) && args[0]?.kind !== 'spread';
}

/** Functions that return a list of elements of their first argument only, and call nothing. */
const SUBLISTS = 'without compact uniq difference intersection take drop shuffle';
/** Functions that return an argument or parts of it, and call nothing. */
const SELECTS =
  `${SUBLISTS} pick omit union concat clone cloneDeep first head last nth initial tail rest slice takeRight dropRight ` +
  'chunk flatten flattenDeep reverse castArray defaultTo values toArray sample';
/** Functions that return a list of the elements of all their arguments. */
const UNIONS = 'union concat';
/** Functions that only inspect their arguments. */
const LOOKS =
  'isEqual isEmpty isArray isObject isPlainObject isFunction isString isNil has keys size includes contains indexOf';

/** Functions that return one map of resolvers with those of all in a list. */
const MERGED_LISTS = ['@graphql-tools/merge', 'graphql-tools', 'merge-graphql-schemas'].map(
  (name) => `${name}.mergeResolvers`,
);

/** Access paths of library functions that return parts of their first argument. */
export const SELECTIONS: ReadonlySet<string> = new Set([...pathsOf(SELECTS), ...MERGED_LISTS]);

/** Access paths of those that return the elements of all their arguments. */
export const UNION_PATHS: ReadonlySet<string> = pathsOf(UNIONS);

/** Access paths of those that return a list of nothing but elements of their first argument. */
export const SUBLIST_PATHS: ReadonlySet<string> = pathsOf(SUBLISTS);

/** Access paths of functions that list the values of an object. */
export const VALUES_PATHS: ReadonlySet<string> = new Set(['Object.values', ...pathsOf('values toArray')]);

/** Access paths of library functions that keep none of their arguments. */
export const LOOK_UPS: ReadonlySet<string> = pathsOf(LOOKS);

function pathsOf(names: string): ReadonlySet<string> {
  return new Set(COLLECTION_LIBRARIES.flatMap((library) => names.split(' ').map((name) => `${library}.${name}`)));
}

const REQUEST = new RegExp(`^(?:${COLLECTION_LIBRARIES.join('|')})(?:/(\\w+))?$`);

/**
 * Access paths of values that have methods with the names of array methods but are no arrays: `_(list)`,
 * `_.chain(list)`, `cheerio.load(text)('li')`.
 */
const WRAPPERS: readonly string[] = [
  ...COLLECTION_LIBRARIES.flatMap((library) => [`${library}()`, `${library}.chain()`]),
  'cheerio.load()',
];

/** The wrapper at the start of an access path: everything derived from one counts as the wrapper itself. */
export function wrapperOf(path: string): string | undefined {
  return WRAPPERS.find((wrapper) => path.startsWith(wrapper));
}

/** The function of lodash or underscore that a call means; undefined for any other call. */
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

/** Functions of lodash that return a function which calls their first argument, at most once per call. */
const DELEGATING = 'memoize once throttle debounce partial partialRight curry curryRight ary unary flip'.split(' ');

/** Packages with such a function, as access paths. */
const DELEGATORS = [
  ...'memoizee memoize-one memoize mem fast-memoize moize nano-memoize micro-memoize memoizerific'.split(' '),
  ...'once onetime throttleit debounce just-once just-memoize just-throttle just-debounce-it'.split(' '),
  ...DELEGATING.map((method) => `lodash.${method}`),
];

/** Calls that return a function which calls their first argument, and returns a present or earlier result of it. */
export const DELEGATES: ReadonlySet<string> = new Set([
  'util.deprecate',
  // They run the generator that the function gives: https://github.com/tj/co#var-fn--cowrapfn
  ...['co.wrap', 'bluebird.coroutine'],
  ...DELEGATORS,
  ...DELEGATORS.map((name) => `${name}.default`),
  ...COLLECTION_LIBRARIES.flatMap((library) =>
    DELEGATING.flatMap((method) => [`${library}.${method}`, `${library}/${method}`]),
  ),
]);

/** All access paths in these tables. */
export const COLLECTION_PATHS: readonly string[] = [
  ...WRAPPERS,
  ...MERGE_PATHS,
  ...SELECTIONS,
  ...LOOK_UPS,
  ...DELEGATES,
];

/** Methods of lists, sets and maps that add their arguments to the receiver. */
export const PUTS = /^(?:push|unshift|add|set)$/;
