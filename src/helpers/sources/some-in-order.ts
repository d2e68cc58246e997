import { visitInOrder, type Visit } from './in-order';

/** Like `list.some(visit)`, but waits for each visit, and stops at the first that says yes. */
export async function someInOrder<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  thisArg?: unknown,
): Promise<boolean> {
  let found = false;
  await visitInOrder(list, visit, thisArg, (result) => {
    found = Boolean(result);
    return found;
  });
  return found;
}
