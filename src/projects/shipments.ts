import { posix } from 'node:path';
import type { Output, Shipment } from '../types';
import { globMatcher } from './globs';

/**
 * Whether names or globs take a path, relative to their folder: a folder with all that is in it, and the last one that speaks
 * of a path decides, `!` against it.
 */
export function taking(rules: readonly string[]): (path: string) => boolean {
  const tests = rules.map((rule) => {
    const name = rule
      .replace(/^!/, '')
      .replace(/^\.?\//, '')
      .replace(/\/$/, '');
    const globs = name === '.' || name === '' ? ['**'] : [name, `${name}/**`];
    return { takes: !rule.startsWith('!'), speaksOf: globMatcher(globs) };
  });
  return (path) => tests.findLast(({ speaksOf }) => speaksOf(path))?.takes ?? false;
}

/** Whether a file of the project, or what a compiler makes of it, is in a shipment. */
export function carriedBy({ folder, takes, leaves }: Shipment, outputs: readonly Output[]): (path: string) => boolean {
  const [isTaken, isLeft] = [taking(takes), taking(leaves)];
  return (path) =>
    [path, ...madeOf(path, outputs)].some((form) => {
      if (folder !== '' && !form.startsWith(`${folder}/`)) return false;
      const local = folder === '' ? form : form.slice(folder.length + 1);
      return isTaken(local) && !isLeft(local);
    });
}

/** The shipments that have some of the files, but not another one. */
export function without(
  path: string,
  files: readonly string[],
  { shipments = [], outputs = [] }: { readonly shipments?: readonly Shipment[]; readonly outputs?: readonly Output[] },
): readonly Shipment[] {
  return shipments.filter((shipment) => {
    const isCarried = carriedBy(shipment, outputs);
    return files.some(isCarried) && !isCarried(path);
  });
}

// Matches: dist/server/app.js and dist/app.js, for server/app.ts
function madeOf(path: string, outputs: readonly Output[]): readonly string[] {
  return outputs.flatMap(({ to, from }) =>
    from.flatMap((folder) => {
      const base = folder === './' ? '' : folder;
      return path.startsWith(base) ? [posix.join(to, path.slice(base.length).replace(/\.([cm]?)tsx?$/, '.$1js'))] : [];
    }),
  );
}
