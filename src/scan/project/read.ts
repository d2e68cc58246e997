import { readFileSync, statSync, existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ExitCode, UserError } from '../../errors';
import { below } from '../../projects/packages';
import { runBy } from '../../projects/runners';
import type { PackageInfo, Project, SkippedFile, SourceFile } from '../../types';
import { usesBeside } from './beside';
import { listFiles, type ListOptions } from './list';
import { deployedIn, deployedToVercel, servedBy } from './deployments';
import { manifestsIn } from './manifests';
import { settingsFilesIn } from './settings-files';
import { moduleAliasesIn, modulePathsIn } from './module-paths';
import { isBroken, readAliases, readModuleAliases, readOutput, readPackage } from './package';
import { shipmentsOf } from './shipments';
import { namesCalledInViews } from './views';
import { withNodesOfFolders } from './plug-ins';
import { twinsOf } from './compiled-files';

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
// Matches: bin/www
const COMMAND = /(?:^|\/)bin\/[^/]+$/;
// Matches: server/tsconfig.build.json
const COMPILER = /(?:^|\/)tsconfig[^/]*\.json$/;
const RUN_BY_NODE = /^#!.*\bnode\b/;
const DECLARATION = /\.d\.[cm]?ts$/;
/** Larger files are bundles or data, never handlers, and would cost more to read than all others together. */
const MAX_BYTES = 2_000_000;
/** Mean length of a line from which on a file counts as a bundle. */
const MAX_MEAN_LINE = 250;
/** Shorter files are not searched for traces of a bundler. */
const MIN_BUNDLE = 20_000;
// Matches: },{"./parse":12}],7:[function(require,module,exports){ and function __webpack_require__(moduleId) {
const BUNDLED = /^\},\{.*\}\],(?:"[^"]*"|\d+):\[function\(|\bfunction __webpack_require__\(/m;

/**
 * Reads every source file below `root` that git would keep, with what package.json and tsconfig.json say. Unreadable
 * files are listed in `skipped`; throws a UserError when the folder itself cannot be read.
 */
export function readProject(root: string, options: ListOptions): Project {
  checkFolder(root);
  const skipped: SkippedFile[] = [];
  const paths = listFiles(root, options, (folder, code) => skipped.push(unreadable(root, folder, code)));
  const packages = packagesBelow(root, paths);
  skipped.push(...packages.filter(({ dir }) => isBroken(dir)).map(({ folder }) => brokenPackage(folder)));
  const files: SourceFile[] = [];
  for (const read of sourcesIn(root, paths, packages)) {
    if ('text' in read) files.push(read);
    else skipped.push(read);
  }
  if (files.length === 0 && !existsSync(join(root, 'package.json'))) throw noApp(root, skipped);
  const outputs = paths.filter((path) => COMPILER.test(path)).flatMap((path) => readOutput(root, path));
  const twins = twinsOf(files, outputs);
  const hosted = withNodesOfFolders(packages, files, paths);
  return {
    root,
    files: files.filter((file) => !twins.has(file.path)),
    skipped,
    package: hosted[0],
    packages: hosted,
    paths: new Set(paths),
    aliases: [...aliasesIn(root, paths, packages), ...moduleAliasesIn(files, packages)],
    twins,
    outputs,
    shipments: shipmentsOf(root, paths, packages),
    modulePaths: modulePathsIn(files, packages),
    beside: usesBeside(root, packages[0]),
    manifests: manifestsIn(root, paths, files),
    settings: settingsFilesIn(root, paths, files),
    calledInViews: namesCalledInViews(root, paths, files),
    deployed: [...deployedIn(root, paths), ...deployedToVercel(paths), ...servedBy(packages)],
  };
}

/** The text of a file written by people, not of a bundle or declaration file; or why it cannot be read. */
function* sourcesIn(
  root: string,
  paths: readonly string[],
  packages: readonly PackageInfo[],
): Generator<SourceFile | SkippedFile> {
  const commands = new Set(packages.flatMap((info) => info.bins.map((bin) => below(info, bin))));
  const run = new Set(packages.flatMap((info) => runIn(info).map((word) => below(info, word))));
  for (const path of paths) {
    const isRun = !path.includes('.') && run.has(path);
    const isCommand = !path.includes('.') && !isRun && (commands.has(path) || COMMAND.test(path));
    if (!isCommand && !isRun && (!SOURCE.test(path) || DECLARATION.test(path))) continue;
    const read = readSource(root, path);
    if ('text' in read && (isMade(read) || (isCommand && !RUN_BY_NODE.test(read.text)))) continue;
    yield read;
  }
}

// Matches: "start": "node ./bin/www", which needs no `#!` in the file
function runIn({ scripts }: PackageInfo): string[] {
  return [...scripts.values()].flatMap(runBy);
}

function aliasesIn(root: string, paths: readonly string[], packages: readonly PackageInfo[]): Project['aliases'] {
  const folders = new Set(['', ...foldersOf(paths, 'tsconfig.json'), ...foldersOf(paths, 'jsconfig.json')]);
  return [
    ...[...folders].flatMap((folder) => readAliases(root, folder)),
    ...packages.flatMap(({ folder }) => readModuleAliases(root, folder)),
  ];
}

/** The package of the root comes first. */
function packagesBelow(root: string, paths: readonly string[]): readonly PackageInfo[] {
  const folders = foldersOf(paths, 'package.json').filter((folder) => folder !== '');
  return [readPackage(root), ...folders.map((folder) => readPackage(root, folder))];
}

/** The folders that contain a file of this name. */
function foldersOf(paths: readonly string[], name: string): readonly string[] {
  const found = paths.filter((path) => path === name || path.endsWith(`/${name}`));
  return found.map((path) => path.slice(0, -name.length - 1));
}

/**
 * The folder of the nearest package.json at or above `from`; `from` itself when there is none. One above the repository,
 * which people have in their home, is none of the app.
 */
export function findRoot(from: string): string {
  const start = resolve(from);
  const base = existsSync(start) && !statSync(start).isDirectory() ? dirname(start) : start;
  for (let dir = base; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json'))) return dir;
    if (dirname(dir) === dir || existsSync(join(dir, '.git'))) return base;
  }
}

/** A folder without source files and without package.json is most likely a mistake. */
function noApp(root: string, skipped: readonly SkippedFile[]): UserError {
  const seen = skipped.map(({ path, reason }) => ` ${path}: ${reason}.`).join('');
  return new UserError(
    `there is no app in ${root}: it has no package.json, and no JavaScript or TypeScript`,
    `Go to the folder of your app, or name it: \`unblock --cwd <dir>\`.${seen}`,
  );
}

function unreadable(root: string, folder: string, code: string): SkippedFile {
  if (folder !== '') return { path: `${folder}/`, reason: `cannot be read (${code})` };
  throw new UserError(`the folder ${root} cannot be read (${code})`, 'Give yourself the permission to read it.');
}

function brokenPackage(folder: string): SkippedFile {
  const path = folder === '' ? 'package.json' : `${folder}/package.json`;
  return { path, reason: 'not valid JSON: taken for an empty one' };
}

function checkFolder(root: string): void {
  if (existsSync(root) && statSync(root).isDirectory()) return;
  throw new UserError(
    `There is no folder "${root}".`,
    'Give the folder of your app, or run unblock inside it.',
    ExitCode.usage,
  );
}

/** Generated code that nobody would want rewritten, mostly browser bundles. */
function isMade({ path, text }: SourceFile): boolean {
  if (/[.-]min\.[cm]?js$/.test(path)) return true;
  if (text.length <= MIN_BUNDLE) return false;
  return BUNDLED.test(text) || text.length / text.split('\n').length > MAX_MEAN_LINE;
}

function readSource(root: string, path: string): SourceFile | SkippedFile {
  const absolute = join(root, path);
  try {
    const { size } = statSync(absolute);
    if (size > MAX_BYTES) return { path, reason: `${Math.round(size / 1e6)} MB: too large for a source file` };
    const bytes = readFileSync(absolute);
    const text = bytes.toString('utf8');
    if (text.includes('\ufffd') && !bytes.equals(Buffer.from(text, 'utf8'))) return { path, reason: 'not valid UTF-8' };
    return { path, text };
  } catch (error) {
    return { path, reason: `cannot be read (${(error as NodeJS.ErrnoException).code ?? basename(path)})` };
  }
}
