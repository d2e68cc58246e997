import { memoisedBy } from '../memoised';
import type { Access, CallFacts, FileFacts } from '../types';

/** The calls of a file by where they start: of a bundle, there are tens of thousands, and each access asks. */
const callsByStart = memoisedBy(({ calls }: FileFacts) => groupedBy(calls, ({ span }) => span.start));

const callsByObject = memoisedBy(({ calls }: FileFacts) => groupedBy(calls, ({ member }) => member?.object.start));

const accessesByRoot = memoisedBy(({ accesses }: FileFacts) => groupedBy(accesses, ({ root }) => root));

/** The calls of a file that start at an offset, in source order. */
export function callsStartingAt(file: FileFacts, at: number): readonly CallFacts[] {
  return callsByStart(file).get(at) ?? [];
}

/** The calls of methods of an expression that starts at an offset, in source order. */
export function callsOnObjectAt(file: FileFacts, at: number): readonly CallFacts[] {
  return callsByObject(file).get(at) ?? [];
}

/** The accesses of a file to one variable or field, and its parts, in source order. */
export function accessesTo(file: FileFacts, root: string): readonly Access[] {
  return accessesByRoot(file).get(root) ?? [];
}

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
