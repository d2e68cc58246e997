import { posix } from 'node:path';
import type { CallGraph, Change, SourceFile } from '../../types';
import { importsOf } from './checker';
import { NODE_TYPES } from './node-types';

/** Declarations of a whole program, which nobody imports. */
const AMBIENT = /(?<!node_modules\/.*)\.d\.[cm]?ts$/;

/** As before, and for the files that changes create. */
export function resolveWith(resolve: CallGraph['resolve'], changes: readonly Change[]): CallGraph['resolve'] {
  const created = new Map(
    changes.flatMap(({ path, before }) => (before === undefined ? [[bare(path), path] as const] : [])),
  );
  return (from, request) => {
    const path = /^\.{1,2}\//.test(request) ? created.get(bare(posix.join(posix.dirname(from), request))) : undefined;
    return path === undefined ? resolve(from, request) : [path];
  };
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
