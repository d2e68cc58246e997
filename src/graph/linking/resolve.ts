import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { madeFrom, offeredAs, packageOf } from '../../projects/packages';
import type { Manifest, Output, PackageInfo, Project } from '../../types';
import { UNKNOWN } from '../points-to/values';

/** Resolves a request (`./x`, `@/x`, `pkg/x`) to files; several only when it is a pattern with `*`. */
export type Resolve = (from: string, request: string) => readonly string[];

const EXTENSIONS = ['', '.js', '.ts', '.mjs', '.cjs', '.jsx', '.tsx', '.mts', '.cts', '.json'];
const INDEXES = EXTENSIONS.slice(1).map((extension) => `/index${extension}`);

type Sources = Pick<Project, 'paths' | 'aliases' | 'packages' | 'twins' | 'modulePaths' | 'outputs'>;

/**
 * Resolution as in Node, with TypeScript's `.js` → `.ts`, path aliases and workspaces, among the project's own files.
 */
export function resolverOf(project: Sources): Resolve {
  const cache = new Map<string, readonly string[]>();
  const at = (base: string): readonly string[] => {
    let found = cache.get(base);
    if (!found) cache.set(base, (found = filesAt(base, project)));
    return found;
  };
  return (from, request) => {
    for (const base of basesOf(from, request, project)) {
      const found = at(base);
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** The files that manifests name. */
export function filesNamedBy(manifests: readonly Manifest[], resolve: Resolve): ReadonlySet<string> {
  return new Set(manifests.flatMap(({ path, requests }) => requests.flatMap((request) => resolve(path, request))));
}

/** Whether a request names a package, not a file of the project. */
function isPackageRequest(request: string): boolean {
  return !request.startsWith('.') && !request.startsWith('/') && !request.startsWith('~');
}

/** The access path of an export of a package: `fs.readFileSync`; unknown for any other request. */
export function externalPath(request: string, name: string): string {
  if (!isPackageRequest(request)) return UNKNOWN;
  // `node:sqlite` requires its prefix; `sqlite` is a package.
  const plain = request.replace(/^node:/, '');
  const base = isBuiltin(plain) ? plain : request;
  return ['exports', '*', 'default'].includes(name) ? base : `${base}.${name}`;
}

/** The candidates for a request, best first. */
function basesOf(from: string, request: string, project: Sources): readonly string[] {
  // The beginning is not known.
  if (request.startsWith('*')) return [];
  if (request.startsWith('.')) return [posix.normalize(posix.join(posix.dirname(from), request))];
  const aliased = project.aliases
    .filter(({ folder, prefix }) => request.startsWith(prefix) && (folder === '' || from.startsWith(`${folder}/`)))
    .filter(({ prefix }) => prefix !== '' || !isBuiltin(request))
    .map(({ prefix, target }) => posix.normalize(target + request.slice(prefix.length)));
  // Matches: import { load } from '#lib/store', by `imports` of package.json or by `paths` of a tsconfig
  if (request.startsWith('#')) return [...aliased, ...offeredAs(packageOf(from, project.packages), request)];
  // `~`, which stands for the root in patterns, is an alias in some projects.
  if (request.startsWith('~/'))
    return [posix.normalize(request.slice(2)), ...aliased, ...byConvention(from, request, project)];
  if (request.startsWith('@/')) return [...aliased, ...byConvention(from, request, project)];
  if (OF_SVELTE.test(request)) return [...aliased, ...inLibrary(from, request, project)];
  const owners = ownersOf(request, project);
  if (owners.length === 0) return [...aliased, ...addedPaths(from, request, project)];
  return [
    ...aliased,
    ...owners.flatMap((owner) => offeredAs(owner, `.${request.slice((owner.name as string).length)}`)),
  ];
}

/** The packages of the project that a request may mean: one in a folder before the root, which may have its name. */
// Matches: packages/lib/package.json and package.json, where both say { "name": "lib" }
function ownersOf(request: string, { packages }: Sources): Sources['packages'] {
  const named = packages.filter(({ name }) => request === name || request.startsWith(`${name}/`));
  return [...named.filter(({ folder }) => folder !== ''), ...named.filter(({ folder }) => folder === '')];
}

// Matches: import { load } from '@/store'
/**
 * No package has such a name. Where no tsconfig maps it, a test runner or bundler does, mostly to the sources. A
 * computed path, which begins with `~`, is below the root only.
 */
function byConvention(from: string, request: string, { packages }: Sources): readonly string[] {
  if (/[*<]/.test(request)) return [];
  const { folder } = packageOf(from, packages);
  return ['src', ''].map((source) => posix.join(folder, source, request.slice(2)));
}

/** https://svelte.dev/docs/kit/$lib */
const OF_SVELTE = /^\$lib(?:\/|$)/;

function inLibrary(from: string, request: string, { packages }: Sources): readonly string[] {
  const { folder, dependencies } = packageOf(from, packages);
  return dependencies.has('@sveltejs/kit') ? [posix.join(folder, 'src/lib', request.slice('$lib'.length))] : [];
}

/** In NODE_PATH. */
function addedPaths(from: string, request: string, { packages, modulePaths = [] }: Sources): readonly string[] {
  const isPackage = packageOf(from, packages).dependencies.has(request.split('/')[0]);
  return isPackage || isBuiltin(request) ? [] : modulePaths.map((folder) => posix.join(folder, request));
}

/** A path, and those of the sources that it may be compiled from. */
export function sourcesOf(path: string, outputs: readonly Output[] = []): readonly string[] {
  const stated = outputs.flatMap(({ to, from }) =>
    path.startsWith(to) ? from.map((folder) => folder + path.slice(to.length)) : [],
  );
  return [path, ...stated, ...madeFrom(path)];
}

function filesAt(base: string, { paths, twins, outputs = [], packages }: Sources): readonly string[] {
  const sourceOf = (path: string): string => twins.get(path) ?? path;
  if (base.includes('*')) {
    const found = [base, ...sources(base)].flatMap((pattern) => glob(pattern, paths));
    return [...new Set(found.map(sourceOf))];
  }
  for (const candidate of sourcesOf(base, outputs)) {
    const found = one(candidate, paths, packages);
    if (found !== undefined) return [sourceOf(found)];
  }
  return [];
}

/** The file of a path, or that of a folder: as its package.json says, or its index (https://nodejs.org/api/modules.html). */
function one(base: string, paths: ReadonlySet<string>, packages: Sources['packages']): string | undefined {
  const clean = base.replace(/^\.\//, '').replace(/\/$/, '');
  const own = packages.find(({ folder, main }) => folder === clean && folder !== '' && main !== undefined);
  const candidates = [
    ...filesOf(clean),
    ...(own ? mainsOf(own).flatMap((main) => [...filesOf(main), ...indexesOf(main)]) : []),
    ...indexesOf(clean),
  ];
  return candidates.find((candidate) => paths.has(candidate));
}

// Matches: lib/store.js of { "main": "lib/store.js" }, or its source
function mainsOf(info: PackageInfo): string[] {
  return offeredAs(info, '.').flatMap((main) => sourcesOf(main));
}

function filesOf(base: string): string[] {
  return [...EXTENSIONS.map((extension) => base + extension), ...sources(base)];
}

function indexesOf(folder: string): string[] {
  return INDEXES.map((index) => (folder === '.' ? index.slice(1) : folder + index));
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
