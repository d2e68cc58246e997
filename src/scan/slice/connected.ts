import type { Load } from './outline';

/** By path: the files that a file loads, or those that load it. */
export type FilesByFile = ReadonlyMap<string, readonly string[]>;

/** The files that each file loads. */
export function importsOf(loads: readonly Load[]): FilesByFile {
  return listed(loads.map(({ from, to }) => [from, to]));
}

/** The files that load each file. */
export function importersOf(loads: readonly Load[]): FilesByFile {
  return listed(loads.map(({ from, to }) => [to, from]));
}

/** The paths of some files, and of all to which these lead, at once or by others. */
export function closure(start: readonly { readonly path: string }[], next: FilesByFile): ReadonlySet<string> {
  const found = new Set(start.map(({ path }) => path));
  // The set grows while it is iterated: a work list.
  for (const path of found) for (const other of next.get(path) ?? []) found.add(other);
  return found;
}

function listed(pairs: readonly (readonly [path: string, other: string])[]): FilesByFile {
  const lists = new Map<string, string[]>();
  for (const [path, other] of pairs) {
    const list = lists.get(path);
    if (list) list.push(other);
    else lists.set(path, [other]);
  }
  return lists;
}
