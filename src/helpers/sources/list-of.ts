/**
 * Collects the values of an async generator: `[...items]` for a synchronous
 * one.
 */
export async function listOf<Item>(items: AsyncIterable<Item> | Iterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
