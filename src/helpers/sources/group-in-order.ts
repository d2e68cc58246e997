/**
 * Like `method(list, keyOf)`, where the method is `Object.groupBy` or
 * `Map.groupBy`, but awaits each key before it takes the next element.
 */
export async function groupInOrder<Item, Key, Groups>(
  method: (list: Item[], keyOf: (item: Item, index: number) => Key) => Groups,
  list: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key | Promise<Key>,
): Promise<Groups> {
  const items: Item[] = [];
  const keys: Key[] = [];
  for (const item of list) {
    keys.push(await keyOf(item, items.length));
    items.push(item);
  }
  return method(items, (_item, index) => keys[index] as Key);
}
