/** Visits one element of an array. */
export type Visit<Item, Result> = (item: Item, index: number, list: readonly Item[]) => Result | Promise<Result>;

/**
 * Visits the elements of an array one after the other, as its own methods do: holes are passed over, elements added
 * meanwhile are not visited. `until` looks at each result and ends the loop by answering true.
 */
export async function visitInOrder<Item, Result>(
  list: readonly Item[],
  visit: Visit<Item, Result>,
  thisArg: unknown,
  until: (result: Result, index: number, item: Item) => boolean | void,
): Promise<void> {
  const { length } = list;
  // What is only like an array may be a text.
  const items = Object(list) as readonly Item[];
  for (let index = 0; index < length; index += 1) {
    const item = items[index] as Item;
    if (index in items && until(await visit.call(thisArg, item, index, items), index, item)) return;
  }
}
