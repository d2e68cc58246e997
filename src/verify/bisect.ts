/** The items that are left without those that break something. */
export interface Kept<Item> {
  readonly kept: readonly Item[];
  readonly broken: readonly Item[];
}

/**
 * Finds a maximal subset of the items that works, given that all together do not work and none does. `works` is called
 * with lists in the order of the items; its last true answer was for exactly the result (it is not called for the empty
 * list). If two items break only together, the later one counts as broken. Calls it about `broken × log2(items)` times.
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
    // If the first half works, the second does not: together they did not.
    return add(withFirst, more.slice(half), withFirst.length === kept.length + half);
  };
  return { kept: await add([], items, true), broken };
}
