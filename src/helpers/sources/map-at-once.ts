import { visitAtOnce } from './at-once';
import type { Visit } from './visit';

/** Like `list.map(visit)`, but awaits the visits, up to `limit` of them at a time. */
export async function mapAtOnce<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  limit: number,
): Promise<Result[]> {
  const results = new Array<Result>(list.length);
  (await visitAtOnce(list, visit, limit)).forEach((visited, index) => {
    if (visited) results[index] = visited.result;
  });
  return results;
}
