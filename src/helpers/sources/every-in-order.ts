import { checkList } from './check-list';
import { visitInOrder } from './in-order';
import type { Visit } from './visit';

/**
 * Like `list.every(visit)`, but awaits each visit; stops at the first falsy
 * result.
 */
export async function everyInOrder<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  thisArg?: unknown,
): Promise<boolean> {
  checkList(list);
  let failed = false;
  await visitInOrder(list, visit, thisArg, (result) => {
    failed = !result;
    return failed;
  });
  return !failed;
}
