/** What is left when everything that breaks something is out. */
export interface Kept<Item> {
  readonly kept: readonly Item[];
  readonly broken: readonly Item[];
}

/**
 * Finds a largest part of the items that works, when all of them together do not and none of them does. `works` is asked
 * about lists in the order given, and was last true for exactly what is kept (for nothing: not asked). An item that only
 * breaks together with another one counts as broken after the other is kept. Asks about
 * `broken × log2(items)` times.
 */
export async function bisect<Item>(
  items: readonly Item[],
  works: (items: readonly Item[]) => Promise<boolean>,
): Promise<Kept<Item>> {
  const broken: Item[] = [];
  const add = async (kept: readonly Item[], more: readonly Item[], isKnown: boolean): Promise<readonly Item[]> => {
    if (more.length === 0) return kept;
    const all = [...kept, ...more];
    if (!isKnown && (await works(all))) return all;
    if (more.length === 1) {
      broken.push(...more);
      return kept;
    }
    const half = Math.ceil(more.length / 2);
    const withFirst = await add(kept, more.slice(0, half), false);
    // When the first half works, the second is known not to: together they did not.
    return add(withFirst, more.slice(half), withFirst.length === kept.length + half);
  };
  return { kept: await add([], items, true), broken };
}
