import { closure, listed, type FilesByFile } from '../../file-links';
import type { SourceFile } from '../../types';
import type { Load } from './outline';

/** The files that each file loads. */
export function importsOf(loads: readonly Load[]): FilesByFile {
  return listed(loads.map(({ from, to }) => [from, to]));
}

/** The files that load each file. */
export function importersOf(loads: readonly Load[]): FilesByFile {
  return listed(loads.map(({ from, to }) => [to, from]));
}

/** The paths of some files, and of all to which these lead. */
export function pathsFrom(files: readonly SourceFile[], next: FilesByFile): ReadonlySet<string> {
  return closure(
    files.map(({ path }) => path),
    next,
  );
}
