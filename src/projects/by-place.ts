import { posix } from 'node:path';
import type { FileRow, Framework, PackageInfo, PlacedFile } from '../types';
import { globMatcher } from './globs';
import { madeFrom, packageOf } from './packages';

function isLinked({ held, gives: given, members }: FileRow): boolean {
  return held !== undefined || given !== undefined || members !== undefined;
}

/** Whether a framework gives files access to each other by their paths. */
function gives({ files = [] }: Framework): boolean {
  return files.some(isLinked);
}

/** The packages whose files find each other through a framework, with the framework. */
function givingIn(packages: readonly PackageInfo[], frameworks: readonly Framework[]): [PackageInfo, Framework][] {
  const giving = frameworks.filter(gives);
  return packages.flatMap((info) =>
    giving
      .filter((framework) => rowsIn(info, framework).length > 0)
      .map((framework): [PackageInfo, Framework] => [info, framework]),
  );
}

/** The rows for files of a framework that apply to a package. */
export function rowsIn(
  { dependencies, plugIns }: PackageInfo,
  { files = [], packages }: Framework,
): readonly FileRow[] {
  const depends = packages.some((name) => dependencies.has(name));
  return files.filter(({ host, anywhere = depends }) =>
    host === undefined ? anywhere : (plugIns?.get(host)?.length ?? 0) > 0,
  );
}

/** A test whether a row means the file at a path within a package. */
export function placeMatcher({ plugIns }: PackageInfo, { files, host }: FileRow): (local: string) => boolean {
  const matches = globMatcher(files);
  if (host === undefined) return matches;
  const offered = new Set((plugIns?.get(host) ?? []).flatMap((path) => madeFrom(posix.normalize(path)).map(moduleOf)));
  return (local) => offered.has(moduleOf(local)) && matches(local);
}

// Matches: lib/notes.ts and lib/notes/index.js, for lib/notes
function moduleOf(path: string): string {
  return withoutExtension(path).replace(/(?:^|\/)index$/, '');
}

/** Files that others get from the framework instead of importing them. */
export function placedFiles(
  paths: Iterable<string>,
  packages: readonly PackageInfo[],
  frameworks: readonly Framework[],
): PlacedFile[] {
  const giving = givingIn(packages, frameworks);
  if (giving.length === 0) return [];
  const rows = giving.flatMap(([info, framework]) =>
    rowsIn(info, framework)
      .filter(isLinked)
      .map((row) => ({ info, row, matches: placeMatcher(info, row) })),
  );
  return [...paths].flatMap((path) => {
    const around = packageOf(path, packages);
    const local = withinPackage(path, around);
    return rows
      .filter(({ info, matches }) => info === around && matches(local))
      .map(({ row }) => ({ path, local, folder: around.folder, row }));
  });
}

/**
 * Whether files of a package find each other through a framework, so that imports do not tell which belong together.
 */
export function findsByPlace(
  packages: readonly PackageInfo[],
  frameworks: readonly Framework[],
): (path: string) => boolean {
  const giving = new Set(givingIn(packages, frameworks).map(([info]) => info));
  return (path) => giving.size > 0 && giving.has(packageOf(path, packages));
}

/** The path of a file within its package. */
export function withinPackage(path: string, { folder }: PackageInfo): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}

/** A path without its extension. */
export function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}
