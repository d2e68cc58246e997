/** Like `list.find(visit)`, but waits for each visit, and stops at the first that says yes. */
export async function findInOrder<Item>(
  list: readonly Item[],
  visit: (item: Item, index: number, list: readonly Item[]) => unknown,
  thisArg?: unknown,
): Promise<Item | undefined> {
  const { length } = list;
  // Unlike the other methods, `find` visits holes, too.
  for (let index = 0; index < length; index += 1) {
    const item = list[index] as Item;
    if (await visit.call(thisArg, item, index, list)) return item;
  }
  return undefined;
}
