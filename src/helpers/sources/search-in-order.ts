/** Says of one element whether it is the one looked for. */
export type Test<Item> = (item: Item, index: number, list: readonly Item[]) => unknown;

/**
 * Visits elements one after the other, from the first or from the last, until a visit says yes. Unlike the other methods,
 * `find` and its kind visit holes, too.
 */
export async function searchInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg: unknown,
  fromLast: boolean,
): Promise<{ index: number; item: Item | undefined }> {
  const { length } = list;
  for (let step = 0; step < length; step += 1) {
    const index = fromLast ? length - 1 - step : step;
    const item = list[index] as Item;
    if (await visit.call(thisArg, item, index, list)) return { index, item };
  }
  return { index: -1, item: undefined };
}
