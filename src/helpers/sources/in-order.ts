import type { Visit } from './visit';

/**
 * Visits the elements of an array one after another, as array methods do: holes
 * are skipped, and so are elements added during the iteration. Stops when
 * `until` returns true for a result.
 */
export async function visitInOrder<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  thisArg: unknown,
  until: (result: Result, index: number, item: Item) => boolean | void,
): Promise<void> {
  const { length } = list;
  for (let index = 0; index < length; index += 1) {
    const item = list[index] as Item;
    if (index in list && until(await visit.call(thisArg, item, index, list), index, item)) return;
  }
}
