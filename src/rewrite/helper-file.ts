import { posix } from 'node:path';
import { helpersIn, renderHelpers, ttlIn, type HelperName } from '../helpers/render';
import { packageOf } from '../projects/packages';
import { mayMeet } from '../projects/semver';
import { pathOf } from '../program';
import type { CallGraph, Change, FileFacts, ModuleFormat, PackageInfo, Project } from '../types';
import type { Extension } from './extensions';
import { folderFor, NAME, type Place } from './helper-folders';

/** Versions of `@types/express` whose handlers have as many type parameters as ours. */
const WITH_LOCALS = '>=4.17.13';

/** Where the generated helper file is, and how it is written. */
export interface HelperFile {
  readonly path: string;
  readonly format: ModuleFormat;
  readonly typescript: boolean;
  /** All TypeScript that uses it has `import x = require('…')` and nothing else. */
  readonly importsEqual: boolean;
  readonly expressTypes: boolean;
}

type Sources = Pick<Project, 'files' | 'paths' | 'packages' | 'outputs' | 'shipments'>;

/**
 * Chooses place and format of the helper file for the changed files of a package, of which `loading` import it: the one of an
 * earlier run, if they can load it, since the locks of two would know nothing of each other; never a file that is somebody
 * else's. Any of them may come to import it while a person decides, so it has a format that all can load.
 */
export function helperFile(
  project: Sources,
  home: PackageInfo,
  users: readonly FileFacts[],
  loading: readonly string[],
  graph: Place['graph'],
): HelperFile {
  const isTypeScript = users.every(mayLoadTypeScript(home, graph.loads));
  const format = users.some((user) => user.format === 'cjs') ? 'cjs' : 'esm';
  const expressTypes = hasExpressTypes(home, project.packages);
  const known = knownFile(project, home, { format, typescript: isTypeScript });
  if (known) return { ...known, expressTypes };
  const typed = users.filter((user) => user.typescript);
  const typescript = typed.length > 0 && isTypeScript;
  const importsEqual = typescript && typed.every((user) => user.importsEqual);
  const extension = typescript ? '.ts' : javaScriptExtension(format, home, users, project.packages);
  const dir = folderFor(project, { home, users: loading, extension, graph });
  for (let n = 1; ; n++) {
    const path = posix.join(dir, `${NAME}${n === 1 ? '' : `-${n}`}${extension}`);
    const text = project.files.find((file) => file.path === path)?.text;
    if (text === undefined ? !project.paths.has(path) : helpersIn(text).size > 0)
      return { path, format, typescript, importsEqual, expressTypes };
  }
}

/** The types of the package or of one around it, where it finds them, too; of a range, the newest is what npm installs. */
function hasExpressTypes({ folder }: PackageInfo, packages: readonly PackageInfo[]): boolean {
  const around = packages.filter((one) => one.folder === '' || `${folder}/`.startsWith(`${one.folder}/`));
  const known = around.sort((one, other) => other.folder.length - one.folder.length);
  const [range] = known.flatMap(({ dependencies }) => dependencies.get('@types/express') ?? []);
  return range !== undefined && mayMeet(range, WITH_LOCALS);
}

/**
 * One that says what a file is, unless the package around it does, or a compiler that takes ES modules under `.js` for
 * CommonJS, too. The package of a user may be another, with a type of its own.
 */
function javaScriptExtension(
  format: ModuleFormat,
  { type }: PackageInfo,
  users: readonly FileFacts[],
  packages: readonly PackageInfo[],
): string {
  if (format === type) return '.js';
  if (format === 'cjs') return '.cjs';
  const isPlain = ({ path }: FileFacts): boolean => path.endsWith('.mjs') || packageOf(path, packages).type === 'esm';
  return users.some(isPlain) ? '.mjs' : '.js';
}

/** A helper file of an earlier run in the package, which can be loaded as its users load things. */
function knownFile(
  { files, packages }: Sources,
  home: PackageInfo,
  { format, typescript }: Pick<HelperFile, 'format' | 'typescript'>,
): Omit<HelperFile, 'expressTypes'> | undefined {
  for (const { path, text } of files) {
    if (!OURS.test(path) || helpersIn(text).size === 0) continue;
    if (packageOf(path, packages) !== home) continue;
    if (TYPESCRIPT.test(path)) {
      if (typescript) return { path, format, typescript, importsEqual: EQUALS.test(text) };
    } else if (format === 'esm' || !ES_SYNTAX.test(text)) {
      return { path, format: ES_SYNTAX.test(text) ? 'esm' : 'cjs', typescript: false, importsEqual: false };
    }
  }
  return undefined;
}

const OURS = new RegExp(`(?:^|/)${NAME}(?:-\\d+)?\\.[cm]?[jt]s$`);
const ES_SYNTAX = /^(?:import|export) /m;
const EQUALS = /^export = /m;
const TYPESCRIPT = /\.[cm]?tsx?$/;

/**
 * JavaScript that loads TypeScript, or is loaded by it, is compiled together with it, or run by what can run both; all other
 * must find JavaScript.
 */
function mayLoadTypeScript({ type }: PackageInfo, loads: CallGraph['loads']): (user: FileFacts) => boolean {
  const by = new Map<string, string[]>();
  for (const { from, to } of loads) by.set(pathOf(from), [...(by.get(pathOf(from)) ?? []), to]);
  const loaders = new Set(loads.filter(({ to }) => TYPESCRIPT.test(to)).map(({ from }) => pathOf(from)));
  const loaded = new Set([...by].flatMap(([from, to]) => (TYPESCRIPT.test(from) ? to : [])));
  // A Set also iterates over elements that are added during the iteration.
  for (const path of loaded) for (const to of by.get(path) ?? []) loaded.add(to);
  return ({ path, format, typescript }) =>
    typescript || ((loaders.has(path) || loaded.has(path)) && (format === 'esm' || type === 'cjs'));
}

/** The longest time for which helper files that are there remember answers; undefined where none can. */
export function standingTtl({ files }: Pick<Project, 'files'>): number | undefined {
  const known = files.flatMap(({ path, text }) => (OURS.test(path) ? (ttlIn(text) ?? []) : []));
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** How a file imports the helper file. */
export function helperRequest(from: string, file: HelperFile, extension: Extension): string {
  const relative = posix.relative(posix.dirname(from), file.path);
  const request = relative.startsWith('.') ? relative : `./${relative}`;
  if (file.path.endsWith('.cjs') || file.path.endsWith('.mjs')) return request;
  return request.replace(/\.[cm]?[jt]s$/, extension);
}

/** The helper file with these helpers and those it already has; undefined when nothing is to be added. */
export function helperChange(
  project: Pick<Project, 'files'>,
  file: HelperFile,
  names: ReadonlySet<HelperName>,
  options: { ttl: number; nodePrefix: boolean; sets: readonly string[] },
): Change | undefined {
  const before = project.files.find((other) => other.path === file.path)?.text;
  const known = before === undefined ? new Set<HelperName>() : helpersIn(before);
  if ([...names].every((name) => known.has(name))) return undefined;
  const after = renderHelpers(new Set([...known, ...names]), {
    format: file.format,
    typescript: file.typescript,
    importsEqual: file.importsEqual,
    expressTypes: file.expressTypes,
    nodePrefix: options.nodePrefix,
    // Code that was rewritten before, and the owner of the file, rely on the time that it says.
    ttl: ttlIn(before ?? '') ?? options.ttl,
  });
  return { path: file.path, before, after, sets: options.sets };
}
