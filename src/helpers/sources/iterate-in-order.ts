type Item<List> = List extends readonly (infer Element)[] ? Element : List extends object ? List[keyof List] : unknown;
type Key<List> = List extends readonly unknown[] ? number : string;
type Visits = (...args: unknown[]) => unknown;

/**
 * Like `method(list, visit)` of lodash or Underscore, but awaits each visit
 * before the next. The method is called synchronously to learn which elements
 * it visits and which results make it stop, and again with all results to
 * produce its own.
 */
export async function iterateInOrder<List>(
  method: (list: never, visit: Visits) => unknown,
  list: List,
  visit: (item: Item<List>, key: Key<List>, list: List) => unknown,
): Promise<unknown> {
  const call = method as (list: unknown, visit: Visits) => unknown;
  const visits: unknown[][] = [];
  const goesOn = (result: unknown): boolean => visitsOfTwo(call, result).length > 1;
  const next = goesOn(undefined) ? undefined : true;
  const whole = call(list, (...args) => {
    visits.push(args);
    return next;
  });
  const results: unknown[] = [];
  for (const args of visits) {
    // The element may have been replaced during an earlier visit.
    if (args.length > 1) args[0] = (Object(list) as Record<PropertyKey, unknown>)[args[1] as PropertyKey];
    results.push(await (visit as Visits)(...args));
    if (!goesOn(results[results.length - 1])) break;
  }
  if (whole === list) return list;
  const isBackwards = visitsOfTwo(call, next)[0] === 'last';
  return call(collected(isBackwards ? visits.reverse() : visits), () => results.shift());
}

/**
 * The elements of a sample list of two that a method visits if each visit
 * returns `result`.
 */
function visitsOfTwo(method: (list: unknown, visit: Visits) => unknown, result: unknown): readonly unknown[] {
  const visited: unknown[] = [];
  method(['first', 'last'], (item) => {
    visited.push(item);
    return result;
  });
  return visited;
}

/** The list as it was visited: it may have been modified since. */
function collected(visits: readonly unknown[][]): unknown {
  const isList = visits.some((args) => args.length < 2 || Number.isInteger(args[1]));
  return isList ? visits.map(([item]) => item) : Object.fromEntries(visits.map(([item, key]) => [key, item]));
}
