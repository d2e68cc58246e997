import { closure, listed, type FilesByFile } from '../file-links';
import { pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallGraph } from '../types';

/** By file, the files that it loads. */
export function loadedBy(loads: CallGraph['loads']): FilesByFile {
  return listed(loads.map(({ from, to }) => [pathOf(from), to]));
}

/** By file, the files that load it. */
export function loadersOf(loads: CallGraph['loads']): FilesByFile {
  return listed(loads.map(({ from, to }) => [to, pathOf(from)]));
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
