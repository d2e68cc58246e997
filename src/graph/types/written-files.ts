import { posix } from 'node:path';
import type { CallGraph, Change, SourceFile } from '../../types';
import { importsOf } from './checker';
import { NODE_TYPES } from './node-types';

/** Declarations of a whole program, which nobody imports. */
const AMBIENT = /(?<!node_modules\/.*)\.d\.[cm]?ts$/;

/** As before, and for the files that changes create; what declarations are written beside of is typed by them. */
export function resolveWith(
  resolve: CallGraph['resolve'],
  texts: ReadonlyMap<string, SourceFile>,
  changes: readonly Change[],
): CallGraph['resolve'] {
  const created = new Map(
    changes.flatMap(({ path, before }) => (before === undefined ? [[bare(path), path] as const] : [])),
  );
  return (from, request) => {
    const path = /^\.{1,2}\//.test(request) ? posix.join(posix.dirname(from), request) : undefined;
    const own = path === undefined ? undefined : created.get(bare(path));
    const found = own === undefined ? resolve(from, request) : [own];
    const known = found.length > 0 || path === undefined ? found : [`${bare(path)}.js`, `${path}/index.js`];
    return known.map((one) => declaredBeside(one, texts));
  };
}

/** The path of the declarations of a JavaScript file. */
// Matches: lib.d.ts, for lib.js
export function declarationBeside(path: string): string {
  return path.replace(/\.([cm]?)jsx?$/, '.d.$1ts');
}

function declaredBeside(path: string, texts: ReadonlyMap<string, SourceFile>): string {
  const declared = declarationBeside(path);
  return texts.has(declared) ? declared : path;
}

function bare(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '');
}

/** Some files and all that they import, types included, with the declarations that hold everywhere. */
export async function filesFor(
  targets: readonly string[],
  texts: ReadonlyMap<string, SourceFile>,
  resolve: CallGraph['resolve'],
): Promise<readonly SourceFile[]> {
  const found = new Set([...targets, ...[...texts.keys()].filter((path) => AMBIENT.test(path))]);
  // The set grows while it is iterated: a work list.
  for (const path of found)
    for (const request of await importsOf(texts.get(path)?.text ?? ''))
      for (const other of resolve(path, request)) found.add(other);
  return [{ path: 'types of node.d.ts', text: NODE_TYPES }, ...[...found].flatMap((path) => texts.get(path) ?? [])];
}
