import { searchInOrder, type Test } from './search-in-order';

/**
 * Like `list.findIndex(visit)`, but awaits each visit; stops at the first
 * truthy result.
 */
export async function findIndexInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<number> {
  const { index } = await searchInOrder(list, visit, thisArg, false);
  return index;
}
