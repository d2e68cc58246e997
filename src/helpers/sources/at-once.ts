import { checkList } from './check-list';
import type { Visit } from './visit';

/** The result of one visit; `undefined` for a hole. */
export interface Visited<Item, Result> {
  readonly item: Item;
  readonly result: Result;
}

/**
 * Visits the elements of an array, up to `limit` of them at a time, and resolves
 * to the results in the order of the array. After an error no further element
 * is visited; it rejects with the error of the first element that has one, when
 * the visits under way are over.
 */
export async function visitAtOnce<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  limit: number,
): Promise<(Visited<Item, Result> | undefined)[]> {
  checkList(list);
  const { length } = list;
  const results = new Array<Visited<Item, Result> | undefined>(length);
  const errors = new Map<number, unknown>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < length && errors.size === 0) {
      const index = next++;
      if (!(index in list)) continue;
      const item = list[index] as Item;
      try {
        results[index] = { item, result: await visit(item, index, list) };
      } catch (error) {
        errors.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, length) }, work));
  if (errors.size > 0) throw errors.get(Math.min(...errors.keys()));
  return results;
}
