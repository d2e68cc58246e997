import { checkList } from './check-list';
import { visitInOrder } from './in-order';
import type { Visit } from './visit';

/** Like `list.flatMap(visit)`, but awaits each visit before the next. */
export async function flatMapInOrder<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result | readonly Result[]>,
  thisArg?: unknown,
): Promise<Result[]> {
  checkList(list);
  const results: (Result | readonly Result[])[] = [];
  await visitInOrder(list, visit, thisArg, (result) => {
    results.push(result);
  });
  return results.flat() as Result[];
}
