type Compare<Item> = (a: Item, b: Item) => number | Promise<number>;

/**
 * Like `list.sort(compare)`, but awaits each comparison. The list is modified
 * once all are done.
 */
export async function sortInOrder<Item>(list: Item[], compare: Compare<Item>): Promise<Item[]> {
  const sorted = await merged(
    list.filter((item) => item !== undefined),
    compare,
  );
  // `undefined` is never compared: it goes to the end.
  for (let index = 0; index < list.length; index += 1) list[index] = sorted[index] as Item;
  return list;
}

async function merged<Item>(list: readonly Item[], compare: Compare<Item>): Promise<readonly Item[]> {
  if (list.length < 2) return list;
  const middle = list.length >> 1;
  const left = [...(await merged(list.slice(0, middle), compare))];
  const right = [...(await merged(list.slice(middle), compare))];
  const result: Item[] = [];
  while (left.length > 0 && right.length > 0) {
    const isBefore = Number(await compare(right[0] as Item, left[0] as Item)) < 0;
    result.push((isBefore ? right : left).shift() as Item);
  }
  return [...result, ...left, ...right];
}
