import { checkList } from './check-list';
import { visitInOrder } from './in-order';
import type { Visit } from './visit';

/** Like `list.filter(visit)`, but awaits each visit before the next. */
export async function filterInOrder<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  thisArg?: unknown,
): Promise<Item[]> {
  checkList(list);
  const kept: Item[] = [];
  await visitInOrder(list, visit, thisArg, (result, _index, item) => {
    if (result) kept.push(item);
  });
  return kept;
}
