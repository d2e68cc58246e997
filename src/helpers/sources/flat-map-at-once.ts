import { visitAtOnce } from './at-once';
import type { Visit } from './visit';

/** Like `list.flatMap(visit)`, but awaits the visits, up to `limit` of them at a time. */
export async function flatMapAtOnce<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result | readonly Result[]>,
  limit: number,
): Promise<Result[]> {
  const visited = await visitAtOnce(list, visit, limit);
  return visited.flatMap((one) => (one ? one.result : [])) as Result[];
}
