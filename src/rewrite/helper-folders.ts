import { posix } from 'node:path';
import { below } from '../projects/packages';
import { without } from '../projects/shipments';
import { isTestFile } from '../projects/test-files';
import { pathOf } from '../program';
import type { CallGraph, PackageInfo, Project } from '../types';

/** The name of helper files, without an extension. */
export const NAME = 'unblock-helpers';
const TYPESCRIPT = /\.[cm]?tsx?$/;

type Sources = Pick<Project, 'files' | 'paths' | 'outputs' | 'shipments'>;

/** What is known of the files that import a helper file, and of the folders that something else loads. */
export interface Place {
  readonly home: PackageInfo;
  readonly users: readonly string[];
  readonly extension: string;
  readonly graph: Pick<CallGraph, 'loads' | 'entries' | 'folders'>;
}

/**
 * The folder of the helper file for files of a package: the usual one, or the first around or beside them from where it goes
 * along with them, into an image or a published package, and where nothing takes it for a route; the usual one where there is
 * none.
 */
export function folderFor(project: Sources, { home, users, extension, graph }: Place): string {
  const inside = filesIn(home, users, project);
  const usual = sourceFolder(project, home, inside);
  const shipped = users.filter((path) => !isTestFile(path));
  const goesAlong = (dir: string): boolean => without(posix.join(dir, NAME + extension), shipped, project).length === 0;
  if (goesAlong(usual) && !graph.folders.has(usual)) return usual;
  const isFit = (dir: string): boolean => goesAlong(dir) && !isLoadedWhole(dir, project, graph);
  const commands = new Set(home.bins.map((bin) => posix.dirname(below(home, bin))));
  const around = sharedBy(inside).map((_, depth, names) => names.slice(0, depth + 1).join('/'));
  const beside = [...new Set(shipped.map((path) => posix.dirname(path)))];
  const folders = [...around.filter((dir) => usual === '.' || dir.startsWith(`${usual}/`)), ...beside];
  const [first, last] = [folders.filter((dir) => !commands.has(dir)), folders.filter((dir) => commands.has(dir))];
  return [...first, ...last, home.folder || '.', posix.join(usual, 'lib')].find(isFit) ?? usual;
}

/** The users in a package, or all of its files where only packages around it or beside it have users. */
function filesIn({ folder }: PackageInfo, users: readonly string[], { files }: Sources): readonly string[] {
  const isInside = (path: string): boolean => folder === '' || path.startsWith(`${folder}/`);
  const own = users.filter(isInside);
  return own.length > 0 ? own : files.map(({ path }) => path).filter(isInside);
}

/** Whether a framework, or the program itself, loads what it finds in a folder: it would take a helper file for a route. */
function isLoadedWhole(dir: string, { files }: Sources, { loads, entries, folders }: Place['graph']): boolean {
  if (folders.has(dir)) return true;
  if (entries.some(({ file }) => file !== undefined && posix.dirname(file) === dir)) return true;
  const inside = files.flatMap(({ path }) => (posix.dirname(path) === dir && !isTestFile(path) ? [path] : []));
  const loaded = new Map<string, Set<string>>();
  for (const { from, to } of loads) loaded.set(from, (loaded.get(from) ?? new Set()).add(to));
  return [...loaded].some(([from, all]) => {
    const others = inside.filter((path) => path !== pathOf(from));
    return others.length > 1 && others.every((path) => all.has(path));
  });
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
