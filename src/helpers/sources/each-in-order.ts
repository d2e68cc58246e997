import { checkList } from './check-list';
import { visitInOrder } from './in-order';
import type { Visit } from './visit';

/** Anything with a `forEach` method: an array, a Map, a Set, a DOM list. */
interface Iterated<Args extends unknown[]> {
  forEach(visit: (...args: Args) => unknown, thisArg?: unknown): void;
}

/** Like `list.forEach(visit)`, but awaits each visit before the next. */
export async function eachInOrder<Args extends unknown[]>(
  list: Iterated<Args>,
  visit: (...args: Args) => unknown,
  thisArg?: unknown,
): Promise<void> {
  const call = visit as unknown as (...args: unknown[]) => unknown;
  if (Array.isArray(list)) return visitInOrder(list, call as Visit<unknown, unknown>, thisArg, () => false);
  if (list instanceof Map) for (const [key, value] of list) await call.call(thisArg, value, key, list);
  else if (list instanceof Set) for (const item of list) await call.call(thisArg, item, item, list);
  else if (typeof list.forEach === 'function') await visitOthers(list, visit, thisArg);
  else checkList(list);
  return undefined;
}

async function visitOthers<Args extends unknown[]>(
  list: Iterated<Args>,
  visit: (...args: Args) => unknown,
  thisArg: unknown,
): Promise<void> {
  const visits: Args[] = [];
  list.forEach((...args) => visits.push(args));
  for (const args of visits) await visit.apply(thisArg, args);
}
