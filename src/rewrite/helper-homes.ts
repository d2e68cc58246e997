import { packageOf } from '../projects/packages';
import { loadsIn, Unions } from '../projects/unions';
import { pathOf } from '../program';
import type { CallGraph, ChangeSet, PackageInfo } from '../types';

/**
 * Says in which package the helper file of a source file is: in its own, so that it is built and shipped with it. Packages of
 * which one loads files of the other by their path, or whose functions take the same lock in one process, are one program:
 * theirs is in the one that all others load, because that is there wherever they are, else in the package around them.
 */
export function helperHomes(
  graph: CallGraph,
  packages: readonly PackageInfo[],
  sets: readonly ChangeSet[],
): (path: string) => PackageInfo {
  const unions = new Unions(packages);
  if (packages.length > 1) {
    const processes = new Unions(packages);
    for (const { from, to, isByPath } of loadsIn(graph)) {
      const [loader, loaded] = [packageOf(from, packages), packageOf(to, packages)];
      processes.join(loader, loaded);
      unions.addLoad(loader, loaded);
      if (isByPath) unions.join(loader, loaded);
    }
    for (const users of usersOfLocks(sets, packages))
      for (const [one, other] of pairsOf([...users])) if (processes.areJoined(one, other)) unions.join(one, other);
  }
  return (path) => unions.homeOf(packageOf(path, packages));
}

/** For each lock, the packages in which it is taken or released. */
function usersOfLocks(
  sets: readonly ChangeSet[],
  packages: readonly PackageInfo[],
): Iterable<ReadonlySet<PackageInfo>> {
  const users = new Map<string, Set<PackageInfo>>();
  for (const { key, fn, releases = [] } of sets.flatMap(({ locks }) => locks))
    for (const path of [fn, ...releases.map((release) => release.fn)].map(pathOf))
      users.set(key, (users.get(key) ?? new Set()).add(packageOf(path, packages)));
  return users.values();
}

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}
