import { posix } from 'node:path';
import { globMatcher } from '../projects/globs';
import { below } from '../projects/packages';
import { isTestFile } from '../projects/test-files';
import type { PackageInfo, Project } from '../types';

/** The name of helper files, without an extension. */
export const NAME = 'unblock-helpers';
const TYPESCRIPT = /\.[cm]?tsx?$/;

type Sources = Pick<Project, 'files' | 'paths' | 'outputs' | 'copied'>;

/**
 * The folder of the helper file for files of a package: the usual one, or the first of a user's that is published with the
 * package, or the first around them that is copied into the image of a container.
 */
export function folderFor(project: Sources, home: PackageInfo, users: readonly string[]): string {
  const usual = sourceFolder(project, home, users);
  if (home.private || home.files === undefined) return copiedFolder(project, usual, users);
  const isShipped = globMatcher(home.files.flatMap((name) => shippedBy(below(home, name))));
  const ships = (dir: string): boolean => isShipped(posix.join(dir, `${NAME}.js`));
  const commands = new Set(home.bins.map((bin) => posix.dirname(below(home, bin))));
  const own = users.filter((path) => !isTestFile(path)).map((path) => posix.dirname(path));
  const [beside, last] = [own.filter((dir) => !commands.has(dir)), own.filter((dir) => commands.has(dir))];
  return [usual, ...beside, ...last].find(ships) ?? usual;
}

// Matches: server, where a Dockerfile has COPY package.json . and COPY server ./server
function copiedFolder({ copied }: Sources, usual: string, users: readonly string[]): string {
  const isCopied = (dir: string): boolean =>
    !copied || copied.some((from) => from === '.' || from === dir || dir.startsWith(`${from}/`));
  const around = sharedBy(users).map((_, depth, names) => names.slice(0, depth + 1).join('/'));
  return [usual, ...around].find(isCopied) ?? usual;
}

// Matches: "lib", "lib/**", "*.js"
function shippedBy(name: string): string[] {
  return name === '.' ? ['**'] : [name, `${name}/**`];
}

/**
 * The `src` that all users share but tests, since a compiler may be told to read nothing else (`rootDir` of TypeScript), or the
 * folder that one has its output made from; where there is none, the package's folder.
 */
function sourceFolder(project: Sources, { folder }: PackageInfo, users: readonly string[]): string {
  const shared = sharedBy(users);
  const source = shared.indexOf('src', folder === '' ? 0 : folder.split('/').length);
  if (source >= 0) return shared.slice(0, source + 1).join('/');
  const own = [compiledFolder(project, shared.join('/')), configuredFolder(project, folder, shared)];
  return own.reduce<string>((best, other) => (other?.startsWith(best) ? other : best), folder) || '.';
}

/** The names of the folders around all files but tests. */
function sharedBy(users: readonly string[]): string[] {
  const shipped = users.filter((path) => !isTestFile(path));
  const [first = [], ...others] = (shipped.length > 0 ? shipped : users).map((path) => path.split('/').slice(0, -1));
  const differs = first.findIndex((name, depth) => others.some((other) => other[depth] !== name));
  return differs < 0 ? first : first.slice(0, differs);
}

/**
 * The innermost folder with a tsconfig.json of its own. A compiler may be told to take files from there only, as that of one of
 * several projects (https://www.typescriptlang.org/docs/handbook/project-references.html).
 */
// Matches: server of server/tsconfig.json, for server/routes/notes.ts
function configuredFolder({ paths }: Sources, folder: string, shared: readonly string[]): string | undefined {
  const around = shared.map((_, depth) => shared.slice(0, depth + 1).join('/'));
  return around.findLast((one) => one.length > folder.length && paths.has(`${one}/tsconfig.json`));
}

/**
 * The folder around another that a compiler is told to read. Where it finds a file outside of all others, its whole output
 * moves (https://www.typescriptlang.org/tsconfig/#rootDir): a folder without a file of its own is no place for one.
 */
function compiledFolder({ files, outputs = [] }: Sources, shared: string): string | undefined {
  const folders = outputs.flatMap(({ from }) => from).filter((from) => `${shared}/`.startsWith(from));
  if (folders.length === 0) return undefined;
  const hasFiles = (from: string): boolean => files.some(({ path }) => `${posix.dirname(path)}/` === from);
  const [outermost] = [...folders].sort((one, other) => one.length - other.length);
  const compiled = files.flatMap(({ path }) => (TYPESCRIPT.test(path) && path.startsWith(outermost) ? [path] : []));
  return folders.find(hasFiles)?.slice(0, -1) ?? (sharedBy(compiled).join('/') || shared);
}
