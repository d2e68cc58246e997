import { searchInOrder, type Test } from './search-in-order';

/**
 * Like `list.findLastIndex(visit)`, but awaits each visit; stops at the first
 * truthy result.
 */
export async function findLastIndexInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<number> {
  const { index } = await searchInOrder(list, visit, thisArg, true);
  return index;
}
