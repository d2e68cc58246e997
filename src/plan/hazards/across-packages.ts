import { packageOf } from '../../projects/packages';
import { loadsIn, Unions } from '../../projects/unions';
import { pathOf } from '../../program';
import type { CallGraph, Hazard, Lock, PackageInfo } from '../../types';
import type { Guarding } from '../interleaving/atomicity';

const TYPESCRIPT = /\.[cm]?tsx?$/;

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
  return locks.flatMap((lock) => {
    const own = packageOf(pathOf(lock.fn), packages);
    const other = locks.find(
      (one) => one.key === lock.key && areApart(lock, one, own, packageOf(pathOf(one.fn), packages)),
    );
    if (!other) return [];
    const message = `it needs one lock with ${graph.program.at(other.fn)}, of another package that cannot load the same helper file`;
    const hazard: Hazard = { code: 'interleaving', message, at: graph.program.at(lock.fn) };
    return [{ fn: lock.fn, hazard }];
  });
}

type Apart = (one: Lock, other: Lock, ofOne: PackageInfo, ofOther: PackageInfo) => boolean;

/** Tells which holders of a lock run in one process, in packages that find each other by name only. */
function apartIn(graph: CallGraph, packages: readonly PackageInfo[]): Apart {
  const [processes, programs] = [new Unions(packages), new Unions(packages)];
  for (const { from, to, isByPath } of loadsIn(graph)) {
    const [loader, loaded] = [packageOf(from, packages), packageOf(to, packages)];
    processes.join(loader, loaded);
    if (isByPath) programs.join(loader, loaded);
  }
  return (one, other, ofOne, ofOther) =>
    ofOne !== ofOther &&
    processes.areJoined(ofOne, ofOther) &&
    !programs.areJoined(ofOne, ofOther) &&
    [ofOne, ofOther].some((info, at) => isShippedAlone(info, [one, other][at]));
}

/** Whether a package is compiled, or published, as it is. */
function isShippedAlone({ private: isPrivate, files }: PackageInfo, { fn }: Lock): boolean {
  return TYPESCRIPT.test(pathOf(fn)) || (!isPrivate && files !== undefined);
}
