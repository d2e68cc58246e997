import { visitAtOnce } from './at-once';
import type { Visit } from './visit';

/** Like `list.filter(visit)`, but awaits the visits, up to `limit` of them at a time. */
export async function filterAtOnce<Item>(
  list: readonly Item[],
  visit: Visit<Item, unknown>,
  limit: number,
): Promise<Item[]> {
  const visited = await visitAtOnce(list, visit, limit);
  return visited.flatMap((one) => (one && one.result ? [one.item] : []));
}
