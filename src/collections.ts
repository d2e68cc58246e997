import type { CallFacts, FileFacts } from './types';

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
