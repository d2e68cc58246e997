import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { offeredAs } from '../../projects/packages';
import type { Alias, BesideUse, PackageInfo } from '../../types';
import { listFiles } from './list';
import { readAliases } from './package';

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const MAX_BYTES = 2_000_000;
/** Files that mark the root of a monorepo, or of any repository. */
const TOPS = ['pnpm-workspace.yaml', 'lerna.json', 'nx.json', 'rush.json', '.git'];

// Matches: require('x'), import('x'), import 'x', import a from 'x', export * from 'x', require.resolve("x"), jest.mock('x')
const REQUEST = /\b(?:require(?:\.resolve|Actual)?|import(?:Actual)?|from|mock)\s*\(?\s*(['"`])([^'"`\n]+)\1/g;

/**
 * What code of the same repository, outside of `root`, requests of it: by package name, relative path or alias. Such
 * code is not part of the program, and does not change with it.
 */
export function usesBeside(root: string, info: PackageInfo): readonly BesideUse[] {
  const top = topOf(root);
  if (top === undefined) return [];
  const inside = relative(top, root).split(sep).join('/');
  const aliases = readAliases(top).filter(({ prefix, target }) => prefix !== '' && isBelow(target, inside));
  const hints = [info.name ?? '', basename(root), ...aliases.map(({ prefix }) => prefix)].filter(Boolean);
  const isOutside = (path: string): boolean => SOURCE.test(path) && !isBelow(path, inside);
  return listFiles(top, { gitignore: true, exclude: [] })
    .filter(isOutside)
    .flatMap((path) => {
      const text = textOf(join(top, path));
      if (!hints.some((hint) => text.includes(hint))) return [];
      const found = [...text.matchAll(REQUEST)].flatMap(([, , request]) => meant(request, path, inside, info, aliases));
      return [...new Set(found)].map((wanted) => ({
        from: relative(root, join(top, path)).split(sep).join('/'),
        wanted,
      }));
    });
}

/**
 * The root of the repository around a package; undefined when that is the package itself, or there is no repository.
 */
function topOf(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (isTop(folder)) return folder === root ? undefined : folder;
    if (dirname(folder) === folder) return undefined;
  }
}

function isTop(folder: string): boolean {
  return TOPS.some((name) => existsSync(join(folder, name))) || hasWorkspaces(join(folder, 'package.json'));
}

function hasWorkspaces(manifest: string): boolean {
  const text = textOf(manifest);
  return /"workspaces"\s*:/.test(text);
}

/** The paths below the package that a request means, possibly through its build output; empty for other requests. */
function meant(
  request: string,
  from: string,
  inside: string,
  info: PackageInfo,
  aliases: readonly Alias[],
): readonly string[] {
  if (request.startsWith('.')) return inner(posix.join(posix.dirname(from), request), inside);
  if (info.name !== undefined && (request === info.name || request.startsWith(`${info.name}/`)))
    return offeredAs(info, `.${request.slice(info.name.length)}`);
  return aliases
    .filter(({ prefix }) => request.startsWith(prefix))
    .flatMap(({ prefix, target }) => inner(posix.normalize(target + request.slice(prefix.length)), inside));
}

function inner(path: string, inside: string): readonly string[] {
  return isBelow(path, inside) ? [path.slice(inside.length + 1) || '.'] : [];
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function textOf(file: string): string {
  try {
    return statSync(file).size > MAX_BYTES ? '' : readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
