import { checkList } from './check-list';
import { visitInOrder } from './in-order';
import type { Visit } from './visit';

/**
 * Like `list.some(visit)`, but awaits each visit; stops at the first truthy
 * result.
 */
export async function someInOrder<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  thisArg?: unknown,
): Promise<boolean> {
  checkList(list);
  let found = false;
  await visitInOrder(list, visit, thisArg, (result) => {
    found = Boolean(result);
    return found;
  });
  return found;
}
