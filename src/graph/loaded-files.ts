import { pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallGraph } from '../types';

/** Which file loads which: by the path of one, the others. */
export type FilesByFile = ReadonlyMap<string, readonly string[]>;

/** By file, the files that it loads. */
export function loadedBy(loads: CallGraph['loads']): FilesByFile {
  return listed(loads.map(({ from, to }) => [pathOf(from), to]));
}

/** By file, the files that load it. */
export function loadersOf(loads: CallGraph['loads']): FilesByFile {
  return listed(loads.map(({ from, to }) => [to, pathOf(from)]));
}

/** Some files, and all to which these lead, at once or by others. */
export function closure(files: Iterable<string>, next: FilesByFile): ReadonlySet<string> {
  const found = new Set(files);
  // The set grows while it is iterated: a work list.
  for (const path of found) for (const other of next.get(path) ?? []) found.add(other);
  return found;
}

/** The files that others load than tests, at once or by others: one with the name of a test among them is none. */
export function loadedByProgram(loads: CallGraph['loads']): ReadonlySet<string> {
  const direct = loads.flatMap(({ from, to }) => (isTestFile(pathOf(from)) ? [] : [to]));
  return closure(direct, loadedBy(loads));
}

/** Tells the files that only tests load, by the names of tests. */
export function testsAmong(loads: CallGraph['loads']): (path: string) => boolean {
  const loaded = loadedByProgram(loads);
  return (path) => isTestFile(path) && !loaded.has(path);
}

function listed(pairs: readonly (readonly [string, string])[]): FilesByFile {
  const lists = new Map<string, string[]>();
  for (const [key, path] of pairs) {
    const list = lists.get(key);
    if (list) list.push(path);
    else lists.set(key, [path]);
  }
  return lists;
}
