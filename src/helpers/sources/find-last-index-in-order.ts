import { searchInOrder, type Test } from './search-in-order';

/** Like `list.findLastIndex(visit)`, but waits for each visit, and stops at the first that says yes. */
export async function findLastIndexInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<number> {
  const { index } = await searchInOrder(list, visit, thisArg, true);
  return index;
}
