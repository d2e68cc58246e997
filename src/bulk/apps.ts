import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { UserError } from '../errors';
import { globMatcher } from '../projects/globs';

/** A part of the work, `2/5`: of every five apps the second. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

const MAGIC = /[*?[{]/;
/** Folders below which no app is looked for. */
const NEVER = new Set(['node_modules', '.git', '.unblock']);

/** True for a path that is a glob and not the name of something. */
export function isGlob(path: string, cwd: string): boolean {
  return MAGIC.test(path) && !existsSync(resolve(cwd, path));
}

/** The folders with a package.json that a glob means, relative to `cwd`, sorted. */
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

/** The lines of a list of apps, without empty ones and `#` comments; relative paths are so to the working directory. */
export function listedApps(file: string, cwd: string): readonly string[] {
  try {
    const lines = readFileSync(resolve(cwd, file), 'utf8').split(/\r?\n/);
    return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  } catch (error) {
    throw new UserError(`the list \`${file}\` could not be read`, (error as Error).message);
  }
}

/** Those of the apps that a shard has to do. */
export function sharded<Item>(apps: readonly Item[], shard: Shard | undefined): readonly Item[] {
  return shard ? apps.filter((_, index) => index % shard.of === shard.index - 1) : apps;
}

/** The file with the page of an app, beside those of the others. */
export function pagesOf(app: string): string {
  return `${app.replace(/[^\w.-]+/g, '-')}.html`;
}

/** How a folder is called in reports: relative, with `/`. */
export function appName(root: string, cwd: string): string {
  return relative(cwd, root).split(sep).join('/') || '.';
}
