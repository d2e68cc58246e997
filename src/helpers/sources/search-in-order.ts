import { checkList } from './check-list';

/** Tells whether an element is the one to find. */
export type Test<Item> = (item: Item, index: number, list: readonly Item[]) => unknown;

/**
 * Visits elements one after another, from the first or the last, until a result
 * is truthy. Unlike other array methods, `find` and its variants visit holes.
 */
export async function searchInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg: unknown,
  fromLast: boolean,
): Promise<{ index: number; item: Item | undefined }> {
  checkList(list);
  const { length } = list;
  for (let step = 0; step < length; step += 1) {
    const index = fromLast ? length - 1 - step : step;
    const item = list[index] as Item;
    if (await visit.call(thisArg, item, index, list)) return { index, item };
  }
  return { index: -1, item: undefined };
}
