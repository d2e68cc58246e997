import { searchInOrder, type Test } from './search-in-order';

/**
 * Like `list.find(visit)`, but awaits each visit; stops at the first truthy
 * result.
 */
export async function findInOrder<Item>(
  list: readonly Item[],
  visit: Test<Item>,
  thisArg?: unknown,
): Promise<Item | undefined> {
  const { item } = await searchInOrder(list, visit, thisArg, false);
  return item;
}
