import { posix } from 'node:path';
import type { Project } from '../types';

/** Finds the files that a request (`./x`, `@/x`, `pkg/x`) means; several only when the request is a pattern with `*`. */
export type Resolve = (from: string, request: string) => readonly string[];

const EXTENSIONS = ['', '.js', '.ts', '.mjs', '.cjs', '.jsx', '.tsx', '.mts', '.cts', '.json'];
const INDEXES = EXTENSIONS.slice(1).map((extension) => `/index${extension}`);

/** Resolution of Node, TypeScript's `.js` → `.ts`, path aliases and workspaces, on the project's own files only. */
export function resolverOf(
  project: Pick<Project, 'paths' | 'aliases'>,
  workspaces: ReadonlyMap<string, string>,
): Resolve {
  const cache = new Map<string, readonly string[]>();
  return (from, request) => {
    const base = baseOf(from, request, project.aliases, workspaces);
    if (base === undefined) return [];
    let found = cache.get(base);
    if (!found) cache.set(base, (found = base.includes('*') ? glob(base, project.paths) : one(base, project.paths)));
    return found;
  };
}

/** True for a request that names a package and not a file of the project. */
export function isPackageRequest(request: string): boolean {
  return !request.startsWith('.') && !request.startsWith('/') && !request.startsWith('~');
}

function baseOf(
  from: string,
  request: string,
  aliases: ReadonlyMap<string, string>,
  workspaces: ReadonlyMap<string, string>,
): string | undefined {
  if (request.startsWith('~/')) return request.slice(2);
  if (request.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), request));
  for (const [prefix, target] of aliases)
    if (request.startsWith(prefix)) return posix.normalize(target + request.slice(prefix.length));
  for (const [name, dir] of workspaces) {
    if (request === name) return dir;
    if (request.startsWith(`${name}/`)) return posix.join(dir, request.slice(name.length + 1));
  }
  return undefined;
}

function one(base: string, paths: ReadonlySet<string>): readonly string[] {
  const clean = base.replace(/\/$/, '');
  const candidates = [
    ...EXTENSIONS.map((extension) => clean + extension),
    ...sources(clean),
    ...INDEXES.map((index) => (clean === '.' ? index.slice(1) : clean + index)),
  ];
  const found = candidates.find((candidate) => paths.has(candidate));
  return found === undefined ? [] : [found];
}

// Matches: import './store.js' where the source is store.ts
function sources(base: string): string[] {
  const match = /^(.*)\.([cm]?)js(x?)$/.exec(base);
  return match ? [`${match[1]}.${match[2]}ts${match[3]}`, `${match[1]}.tsx`] : [];
}

// Matches: require('./routes/' + name)
function glob(base: string, paths: ReadonlySet<string>): readonly string[] {
  const fixed = base.slice(0, base.indexOf('*'));
  if (fixed === '' || fixed === './') return [];
  const pattern = new RegExp(
    `^${base
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]*')}(?:\\.[cm]?[jt]sx?|/index\\.[jt]s)?$`,
  );
  return [...paths].filter((path) => path.startsWith(fixed) && pattern.test(path) && /\.[cm]?[jt]sx?$/.test(path));
}
