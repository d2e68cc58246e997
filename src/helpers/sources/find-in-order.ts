import { searchInOrder, type Test } from './search-in-order';

/** Like `list.find(visit)`, but waits for each visit, and stops at the first that says yes. */
export async function findInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<Item | undefined> {
  const { item } = await searchInOrder(list, visit, thisArg, false);
  return item;
}
