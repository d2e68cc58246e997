import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { requestsOf } from '../../language/requests';
import { withoutExtension } from '../../projects/by-place';
import { packageOf } from '../../projects/packages';
import type { PackageInfo, Project } from '../../types';
import type { Resolve } from './resolve';

/** What bundlers and compilers put before the name of a folder of the program. */
const SIGIL = /^[@$~#]+\/?/;
const COMPUTED = /[*<{]/;
/** Where they look for what has no such name. */
const SOURCES = ['', 'src/', 'app/', 'lib/', 'server/'];

interface Lost {
  readonly from: string;
  readonly request: string;
}

/**
 * Files of the program that requests may mean which lead nowhere, by who asks: a bundler, a compiler or a plug-in of it finds
 * them in a way of its own, so who has what they export is not known. Over-approximates.
 */
// Matches: lib/notes.js, for require('@own/lib/notes')
export function lostRequests(
  { files, packages }: Pick<Project, 'files' | 'packages'>,
  resolve: Resolve,
): ReadonlyMap<string, string> {
  const declared = new Set(packages.flatMap(({ name = '', dependencies }) => [name, ...dependencies.keys()]));
  const isLost = ({ from, request }: Lost): boolean =>
    !/^[./]/.test(request) &&
    !COMPUTED.test(request) &&
    !isBuiltin(request) &&
    !declared.has(packageIn(request)) &&
    resolve(from, request).length === 0;
  const lost = files
    .flatMap((file) => requestsOf(file).map(({ request }) => ({ from: file.path, request })))
    .filter(isLost);
  if (lost.length === 0) return new Map();
  const sources = byLastName(files.map(({ path }) => path));
  return new Map(
    lost.flatMap((one) =>
      meant(one, sources, packages)
        .filter((path) => path !== one.from)
        .map((path) => [path, one.from] as const),
    ),
  );
}

// Matches: @scope/name of @scope/name/lib/file
function packageIn(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/** By the last part of its module's name: files. */
function byLastName(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const name = posix.basename(moduleOf(path));
    const known = found.get(name);
    if (known) known.push(path);
    else found.set(name, [path]);
  }
  return found;
}

/** The files nearest to who asks whose paths end like the request, with or without what may stand for a folder. */
function meant(
  { from, request }: Lost,
  sources: ReadonlyMap<string, readonly string[]>,
  packages: readonly PackageInfo[],
): readonly string[] {
  const asked = moduleOf(request.replace(SIGIL, ''));
  const named = sources.get(posix.basename(asked)) ?? [];
  const { folder } = packageOf(from, packages);
  const isPlain = moduleOf(request) === asked;
  const ends = isPlain ? [asked] : [asked, asked.slice(asked.indexOf('/') + 1)];
  const found = named.filter((path) => ends.some((end) => `/${moduleOf(path)}`.endsWith(`/${end}`)));
  const nearest = Math.max(0, ...found.map((path) => sharedFolders(path, from)));
  const isNamed = (path: string): boolean =>
    SOURCES.some((source) => moduleOf(path) === posix.join(folder, source, asked));
  return found.filter((path) => sharedFolders(path, from) === nearest && (!isPlain || isNamed(path)));
}

function sharedFolders(one: string, other: string): number {
  const [left, right] = [one, other].map((path) => posix.dirname(path).split('/'));
  const at = left.findIndex((name, index) => name !== right[index]);
  return at < 0 ? left.length : at;
}

// Matches: lib/notes, of lib/notes.js and lib/notes/index.js
function moduleOf(path: string): string {
  return withoutExtension(path).replace(/\/index$/, '');
}
