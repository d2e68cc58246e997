import { searchInOrder, type Test } from './search-in-order';

/** Like `list.findLast(visit)`, but waits for each visit, and stops at the first that says yes. */
export async function findLastInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<Item | undefined> {
  const { item } = await searchInOrder(list, visit, thisArg, true);
  return item;
}
