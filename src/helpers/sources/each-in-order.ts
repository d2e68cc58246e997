import { visitInOrder, type Visit } from './in-order';

/** Anything that has a `forEach`: an array, a Map, a Set, a list of the DOM. */
interface Iterated<Args extends unknown[]> {
  forEach(visit: (...args: Args) => unknown, thisArg?: unknown): void;
}

/** Like `list.forEach(visit)`, but waits for each visit before the next. */
export async function eachInOrder<Args extends unknown[]>(
  list: Iterated<Args>,
  visit: (...args: Args) => unknown,
  thisArg?: unknown,
): Promise<void> {
  if (Array.isArray(list)) return visitInOrder(list, visit as unknown as Visit<unknown, unknown>, thisArg, () => false);
  const visits: Args[] = [];
  list.forEach((...args) => visits.push(args));
  for (const args of visits) await visit.apply(thisArg, args);
  return undefined;
}
