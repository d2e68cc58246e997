import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { UserError } from '../errors';
import { globMatcher } from '../projects/globs';

/** A part of the work, `2/5`: the second of every five apps. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

const MAGIC = /[*?[{]/;
/** Folders that are not searched for apps. */
const NEVER = new Set(['node_modules', '.git', '.unblock']);

/** Whether a path is a glob and not the name of an existing file. */
export function isGlob(path: string, cwd: string): boolean {
  return MAGIC.test(path) && !existsSync(resolve(cwd, path));
}

/** The folders with a package.json that match a glob, relative to `cwd`, sorted. */
export function foldersOf(glob: string, cwd: string): readonly string[] {
  const isMeant = globMatcher([glob.replace(/\/+$/, '').replace(/^\.\//, '')]);
  const depth = glob.includes('**') ? Infinity : glob.replace(/\/+$/, '').split('/').length;
  return foldersBelow(cwd, '', depth)
    .filter((path) => isMeant(path) && existsSync(join(cwd, path, 'package.json')))
    .sort();
}

function foldersBelow(cwd: string, below: string, depth: number): string[] {
  if (depth <= 0) return [];
  return readdirSync(join(cwd, below), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NEVER.has(entry.name))
    .flatMap(({ name }) => {
      const path = below === '' ? name : `${below}/${name}`;
      return [path, ...foldersBelow(cwd, path, depth - 1)];
    });
}

/**
 * The apps listed in a file, without empty lines and `#` comments; relative paths are relative to the working
 * directory.
 */
export function listedApps(file: string, cwd: string): readonly string[] {
  try {
    const lines = readFileSync(resolve(cwd, file), 'utf8').split(/\r?\n/);
    return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  } catch (error) {
    throw new UserError(`the list \`${file}\` could not be read`, (error as Error).message);
  }
}

/** The apps of a shard. */
export function sharded<Item>(apps: readonly Item[], shard: Shard | undefined): readonly Item[] {
  return shard ? apps.filter((_, index) => index % shard.of === shard.index - 1) : apps;
}

/** The file name of the page of an app. */
export function pagesOf(app: string): string {
  return `${app.replace(/[^\w.-]+/g, '-')}.html`;
}

/** The name of an app in reports: its relative path, with `/`. */
export function appName(root: string, cwd: string): string {
  return relative(cwd, root).split(sep).join('/') || '.';
}
