/** All that an async generator gives, like `[...items]` of one that is not. */
export async function listOf<Item>(items: AsyncIterable<Item> | Iterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
