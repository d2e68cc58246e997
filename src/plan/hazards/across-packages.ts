import { packageOf } from '../../projects/packages';
import { loadsIn, Unions } from '../../projects/unions';
import { pathOf } from '../../program';
import type { CallGraph, Hazard, Lock, PackageInfo } from '../../types';
import type { Guarding } from '../interleaving/atomicity';

const TYPESCRIPT = /\.[cm]?tsx?$/;

/** A function that holds a lock, and its package. */
interface Holder extends Pick<Lock, 'key' | 'fn'> {
  readonly of: PackageInfo;
}

/**
 * Locks of several packages that run in one process and find each other by their names. They would have to share one helper
 * file, which one of them cannot load by its path: what it is compiled to, or published, has only its own files. With a helper
 * file each, every package would have a lock of its own.
 */
export function acrossPackages(
  graph: CallGraph,
  locks: readonly Lock[],
  packages: readonly PackageInfo[],
): Guarding['hazards'] {
  if (packages.length < 2) return [];
  const areApart = apartIn(graph, packages);
  const holders = locks.map(({ key, fn }): Holder => ({ key, fn, of: packageOf(pathOf(fn), packages) }));
  return holders.flatMap((one) => {
    const other = holders.find((holder) => holder.key === one.key && areApart(one, holder));
    if (!other) return [];
    const message = `it needs one lock with ${graph.program.at(other.fn)}, of another package that cannot load the same helper file`;
    const hazard: Hazard = { code: 'interleaving', message, at: graph.program.at(one.fn) };
    return [{ fn: one.fn, hazard }];
  });
}

/** Tells which holders of a lock run in one process, in packages that find each other by name only. */
function apartIn(graph: CallGraph, packages: readonly PackageInfo[]): (one: Holder, other: Holder) => boolean {
  const [processes, programs] = [new Unions(packages), new Unions(packages)];
  for (const { from, to, isByPath } of loadsIn(graph)) {
    const [loader, loaded] = [packageOf(from, packages), packageOf(to, packages)];
    processes.join(loader, loaded);
    if (isByPath) programs.join(loader, loaded);
  }
  return (one, other) =>
    one.of !== other.of &&
    processes.areJoined(one.of, other.of) &&
    !programs.areJoined(one.of, other.of) &&
    [one, other].some(isShippedAlone);
}

/** Whether the package of a holder is compiled, or published, as it is. */
function isShippedAlone({ fn, of: { private: isPrivate, files } }: Holder): boolean {
  return TYPESCRIPT.test(pathOf(fn)) || (!isPrivate && files !== undefined);
}
