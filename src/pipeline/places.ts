import { isAbsolute, relative, resolve, sep } from 'node:path';
import { foldersOf, isGlob, listedApps } from '../bulk';
import { UserError } from '../errors';
import { didYouMean } from '../options/flags';
import type { Options } from '../options';
import { findRoot } from '../scan/project/read';
import type { Project } from '../types';

/** An app, and the paths below it that narrow the work. */
export interface Place {
  readonly root: string;
  readonly narrow: readonly string[];
}

/** Each path with a package.json of its own is an app; the others narrow the app they are in. */
export function appsOf({ cwd, paths, appsFrom }: Options): readonly Place[] {
  const apps = new Map<string, string[]>();
  const named = [...paths, ...(appsFrom === undefined ? [] : listedApps(appsFrom, cwd))];
  const folders = named.flatMap((path) => (isGlob(path, cwd) ? foldersOf(path, cwd) : [path]));
  if (named.length > 0 && folders.length === 0)
    throw new UserError(`no app was found at \`${named.join(' ')}\``, 'An app is a folder with a package.json.');
  for (const path of folders.length > 0 ? folders : ['.']) {
    const absolute = resolve(cwd, path);
    const root = findRoot(absolute);
    const narrow = apps.get(root) ?? [];
    apps.set(root, absolute === root ? narrow : [...narrow, inside(root, absolute)]);
  }
  return [...apps].map(([root, narrow]) => ({ root, narrow }));
}

/** The files of a project that `--entry` names, relative to its root; throws a UserError (usage) for one that was not read. */
export function entriesIn({ root, files, twins }: Project, { cwd, entries }: Options): readonly string[] {
  const paths = files.map(({ path }) => path);
  return entries.map((entry) => {
    const path = inside(root, resolve(cwd, entry));
    if (paths.includes(path)) return path;
    const source = twins.get(path);
    if (source !== undefined) return source;
    const rule = `It is looked up in ${cwd}, and must be among the source files that git keeps.`;
    const advice = didYouMean(path, paths, rule);
    throw new UserError(`\`--entry\` must name a source file of the project, got \`${entry}\``, advice);
  });
}

function inside(root: string, absolute: string): string {
  const path = relative(root, absolute).split(sep).join('/');
  if (path.startsWith('..') || isAbsolute(path))
    throw new UserError(`${absolute} is outside of ${root}`, 'Give a path below the folder of the package.json.');
  return path;
}
