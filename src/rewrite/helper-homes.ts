import { packageOf } from '../projects/packages';
import { pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
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

/** A file that loads another: by its name a package is found as it was installed, or built. */
interface Load {
  readonly from: string;
  readonly to: string;
  readonly isByPath: boolean;
}

/** A review plans again and again, always on the same graph. */
const known = new WeakMap<CallGraph, readonly Load[]>();

function loadsIn(graph: CallGraph): readonly Load[] {
  const loads = known.get(graph) ?? findLoads(graph);
  known.set(graph, loads);
  return loads;
}

function findLoads(graph: CallGraph): readonly Load[] {
  return [...graph.program.all]
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path: from, imports }) =>
      [...new Set(imports.map(({ request }) => request))].flatMap((request) =>
        graph.resolve(from, request).map((to): Load => ({ from, to, isByPath: request.startsWith('.') })),
      ),
    );
}

/** Packages that are joined with others. */
class Unions {
  private readonly members = new Map<PackageInfo, Set<PackageInfo>>();
  private readonly loads = new Map<PackageInfo, Set<PackageInfo>>();

  constructor(private readonly packages: readonly PackageInfo[]) {
    for (const info of packages) this.members.set(info, new Set([info]));
  }

  join(one: PackageInfo, other: PackageInfo): void {
    const [kept, gone] = [this.membersOf(one), this.membersOf(other)];
    if (kept === gone) return;
    for (const info of gone) this.members.set(info, kept.add(info));
  }

  addLoad(loader: PackageInfo, loaded: PackageInfo): void {
    if (loader !== loaded) this.loads.set(loader, (this.loads.get(loader) ?? new Set()).add(loaded));
  }

  areJoined(one: PackageInfo, other: PackageInfo): boolean {
    return this.membersOf(one) === this.membersOf(other) || one === other;
  }

  /** Of all that are joined with one, the only one that the others load, else the innermost package around them. */
  homeOf(info: PackageInfo): PackageInfo {
    const members = [...this.membersOf(info)];
    const loaded = members.filter((one) => members.every((other) => other === one || this.loaded(other).has(one)));
    return loaded.length === 1 ? loaded[0] : this.around(members);
  }

  /** The packages that one loads, also through others. */
  private loaded(by: PackageInfo): ReadonlySet<PackageInfo> {
    const found = new Set(this.loads.get(by));
    for (const one of found) for (const other of this.loads.get(one) ?? []) found.add(other);
    return found;
  }

  private around(members: readonly PackageInfo[]): PackageInfo {
    const folders = members.map(({ folder }) => `${folder}/`);
    const around = this.packages.filter(
      ({ folder }) => folder === '' || folders.every((other) => other.startsWith(`${folder}/`)),
    );
    return around.reduce((best, other) => (other.folder.length > best.folder.length ? other : best));
  }

  private membersOf(info: PackageInfo): Set<PackageInfo> {
    return this.members.get(info) ?? new Set([info]);
  }
}
