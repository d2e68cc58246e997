/** Which file leads to which: by the path of one, the others. */
export type FilesByFile = ReadonlyMap<string, readonly string[]>;

/** By file, all with which it is paired. */
export function listed(pairs: readonly (readonly [path: string, other: string])[]): FilesByFile {
  const lists = new Map<string, string[]>();
  for (const [path, other] of pairs) {
    const list = lists.get(path);
    if (list) list.push(other);
    else lists.set(path, [other]);
  }
  return lists;
}

/** Some files, and all to which these lead, at once or by others. */
export function closure(files: Iterable<string>, next: FilesByFile): ReadonlySet<string> {
  const found = new Set(files);
  // The set grows while it is iterated: a work list.
  for (const path of found) for (const other of next.get(path) ?? []) found.add(other);
  return found;
}
