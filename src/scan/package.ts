import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { PackageInfo } from '../types';

type Json = Readonly<Record<string, unknown>>;

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Reads the package.json of a folder. A missing or broken one counts as empty: the tool must also work on a plain folder.
 * The version of an installed dependency wins over its range.
 */
export function readPackage(root: string): PackageInfo {
  const json = readJson(join(root, 'package.json')) ?? {};
  return {
    dir: root,
    name: text(json.name),
    type: json.type === 'module' ? 'esm' : 'cjs',
    main: text(json.main),
    private: json.private === true,
    dependencies: new Map(dependencyEntries(json).map(([name, range]) => [name, installed(root, name) ?? range])),
    scripts: new Map(Object.entries(record(json.scripts)).map(([name, command]) => [name, String(command)])),
    node: text(record(json.engines).node),
  };
}

/** Path aliases of tsconfig.json/jsconfig.json: prefix as written in an import → folder relative to the root, both ending in `/`. */
export function readAliases(root: string): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const name of ['tsconfig.json', 'jsconfig.json']) {
    const options = record(readJson(join(root, name))?.compilerOptions);
    const base = text(options.baseUrl) ?? '.';
    for (const [pattern, targets] of Object.entries(record(options.paths))) {
      const target = Array.isArray(targets) ? text(targets[0]) : undefined;
      if (target !== undefined) aliases.set(pattern.replace(/\*$/, ''), posix.join(base, target.replace(/\*$/, '')));
    }
  }
  return aliases;
}

function dependencyEntries(json: Json): [string, string][] {
  return DEPENDENCY_FIELDS.flatMap((field) =>
    Object.entries(record(json[field])).map(([name, range]): [string, string] => [name, String(range)]),
  );
}

function installed(root: string, name: string): string | undefined {
  return text(readJson(join(root, 'node_modules', name, 'package.json'))?.version);
}

function readJson(path: string): Json | undefined {
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  try {
    return record(JSON.parse(source));
  } catch {
    return parseLoose(source);
  }
}

/** tsconfig.json may hold comments and trailing commas, outside strings. */
function parseLoose(source: string): Json | undefined {
  const plain = source
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string: string | undefined) => string ?? '')
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? '');
  try {
    return record(JSON.parse(plain));
  } catch {
    return undefined;
  }
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
