import { checkList } from './check-list';
import { visitInOrder } from './in-order';
import type { Visit } from './visit';

/** Like `list.map(visit)`, but awaits each visit before the next. */
export async function mapInOrder<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  thisArg?: unknown,
): Promise<Result[]> {
  checkList(list);
  const results = new Array<Result>(list.length);
  await visitInOrder(list, visit, thisArg, (result, index) => {
    results[index] = result;
  });
  return results;
}
