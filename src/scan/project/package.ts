import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Alias, Output, PackageInfo } from '../../types';
import { readJson, record, text, texts, type Json } from './json';
import { plugInsOf } from './plug-ins';
import { managedScripts } from './processes';
import { versionsFor } from './versions';

const MAX_EXTENDS = 4;
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Reads the package.json of a folder, relative to the project's root. A missing or broken one counts as empty, because
 * the tool must also work on a plain folder. The version of a dependency that is installed or locked takes precedence
 * over its range.
 */
export function readPackage(root: string, folder = ''): PackageInfo {
  const dir = join(root, folder);
  const json = readJson(join(dir, 'package.json')) ?? {};
  const versionOf = versionsFor(root, folder);
  return {
    dir,
    folder,
    name: text(json.name),
    type: json.type === 'module' ? 'esm' : 'cjs',
    main: text(json.main),
    bins: [...texts(json.bin), ...managedScripts(dir)],
    plugIns: plugInsOf(json),
    exports: [...mappingOf(json.exports), ...mappingOf(json.imports)],
    private: json.private === true,
    files: Array.isArray(json.files) ? texts(json.files) : undefined,
    dependencies: new Map(dependencyEntries(json).map(([name, range]) => [name, versionOf(name) ?? range])),
    scripts: new Map(Object.entries(record(json.scripts)).map(([name, command]) => [name, String(command)])),
    node: text(record(json.engines).node),
  };
}

/** Whether the package.json of a folder exists, but is invalid. */
export function isBroken(folder: string): boolean {
  const path = join(folder, 'package.json');
  return existsSync(path) && readJson(path) === undefined;
}

/** Path aliases of the tsconfig.json or jsconfig.json of a folder below the root, and of those that it extends. */
export function readAliases(root: string, folder = ''): readonly Alias[] {
  const stated = ['tsconfig.json', 'jsconfig.json'].flatMap((name) => aliasesOf(root, posix.join(folder, name), 0));
  return [...stated, ...autoloaded(root, folder)].map((alias) => ({ ...alias, folder }));
}

/** Prefixes of requests to an IoC container (https://legacy.adonisjs.com/docs/4.1/ioc-container): `"App": "./app"`. */
function autoloaded(root: string, folder: string): readonly Omit<Alias, 'folder'>[] {
  const names = Object.entries(record(record(readJson(join(root, folder, 'package.json'))).autoload));
  return names.flatMap(([name, target]) => {
    const path = text(target);
    return path === undefined ? [] : [{ prefix: `${name}/`, target: posix.join(folder, path, '/') }];
  });
}

/** Names that `module-alias` gives to folders: `"_moduleAliases": { "@lib": "lib" }`. */
export function readModuleAliases(root: string, folder: string): readonly Alias[] {
  const names = Object.entries(record(record(readJson(join(root, folder, 'package.json')))._moduleAliases));
  return names.flatMap(([prefix, target]) => {
    const path = text(target);
    return path === undefined ? [] : [{ folder, prefix, target: posix.join(folder, path).replace(/\/$/, '') }];
  });
}

/**
 * Whether the project's TypeScript compiler would also compile a new file beside tsconfig.json, and perhaps change the
 * layout of its output.
 */
export function compilesRoot(root: string): boolean {
  const json = readJson(join(root, 'tsconfig.json'));
  if (!json || record(json.compilerOptions).noEmit === true) return false;
  const included = texts(json.include);
  if (included.length === 0) return !Array.isArray(json.files);
  return included.some((pattern) => /^(?:\.\/)?(?:\*|\.?$)/.test(pattern));
}

/**
 * Where the compiler writes its output for a configuration of any name (`tsconfig.server.json`), and from which
 * folders.
 */
export function readOutput(root: string, file: string): readonly Output[] {
  const json = record(readJson(join(root, file)));
  const options = record(json.compilerOptions);
  const [folder, out, sources] = [posix.dirname(file), text(options.outDir), text(options.rootDir)];
  if (out === undefined) return [];
  const to = posix.join(folder, out, '/');
  const from =
    sources === undefined
      ? [...basesOf(texts(json.include)), '', 'src'].map((base) => posix.join(folder, base))
      : [posix.join(folder, sources)];
  return to.startsWith('..') || to === './' ? [] : [{ to, from: from.map((path) => posix.join(path, '/')) }];
}

/** The one folder of all that a configuration includes, if that is not its own. */
// Matches: api, for ["api/**\/*.ts"]
function basesOf(patterns: readonly string[]): readonly string[] {
  const bases = new Set(patterns.map((pattern) => posix.normalize(pattern).split(/\/?[^/]*[*?]|\/[^/]*\.\w+$/)[0]));
  const [base] = bases;
  return bases.size === 1 && base !== '' && base !== '.' ? [base] : [];
}

function aliasesOf(root: string, file: string, depth: number): readonly Omit<Alias, 'folder'>[] {
  const json = readJson(join(root, file));
  if (!json || depth > MAX_EXTENDS) return [];
  const options = record(json.compilerOptions);
  const dir = posix.dirname(file);
  const base = posix.join(dir, text(options.baseUrl) ?? '.');
  const own = Object.entries(record(options.paths)).flatMap(([pattern, targets]) =>
    texts(targets)
      .slice(0, 1)
      .map((target) => ({
        prefix: pattern.replace(/\*$/, ''),
        // The slash stays: `src/`, for `*` with the base `src`.
        target: posix.join(base, target.replace(/\*$/, '') || './'),
      })),
  );
  const above = texts(json.extends)
    .filter((path) => path.startsWith('.'))
    .flatMap((path) => aliasesOf(root, posix.join(dir, path.endsWith('.json') ? path : `${path}.json`), depth + 1));
  // With a `baseUrl`, a plain path is relative to it.
  const plain = text(options.baseUrl) === undefined ? [] : [{ prefix: '', target: `${base}/` }];
  return [...own, ...above, ...plain];
}

/** The files that `exports` maps to: `{ ".": { "import": "./dist/index.js" } }`; types are left out. */
function mappingOf(value: unknown): [string, string][] {
  if (typeof value === 'string') return [['.', value]];
  const entries = Object.entries(record(value));
  const isConditions = entries.length > 0 && entries.every(([key]) => !/^[.#]/.test(key));
  const keyed: [string, unknown][] = isConditions ? [['.', value]] : entries;
  return keyed.flatMap(([key, target]) => targetsIn(target).map((path): [string, string] => [key, path]));
}

function targetsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('.') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(targetsIn);
  return Object.entries(record(value)).flatMap(([condition, target]) =>
    condition === 'types' ? [] : targetsIn(target),
  );
}

function dependencyEntries(json: Json): [string, string][] {
  return DEPENDENCY_FIELDS.flatMap((field) =>
    Object.entries(record(json[field])).map(([name, range]): [string, string] => [name, String(range)]),
  );
}
