import { packageOf } from '../projects/packages';
import { pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallGraph, ChangeSet, PackageInfo } from '../types';

/**
 * Says in which package the helper file of a source file is: in its own, so that it is built and shipped with it. Packages of
 * which one loads files of the other by their path, or whose functions take the same lock, are one program: theirs is in the
 * package around them.
 */
export function helperHomes(
  graph: CallGraph,
  packages: readonly PackageInfo[],
  sets: readonly ChangeSet[],
): (path: string) => PackageInfo {
  const unions = new Unions(packages);
  if (packages.length > 1) {
    for (const [path, other] of pathsLoaded(graph)) unions.join(packageOf(path, packages), packageOf(other, packages));
    const holders = new Map<string, PackageInfo>();
    for (const { key, fn, releases = [] } of sets.flatMap(({ locks }) => locks))
      for (const path of [fn, ...releases].map(pathOf)) {
        const own = packageOf(path, packages);
        unions.join(own, holders.get(key) ?? own);
        holders.set(key, own);
      }
  }
  return (path) => unions.homeOf(packageOf(path, packages));
}

type Load = readonly [from: string, to: string];

/** A review plans again and again, always on the same graph. */
const known = new WeakMap<CallGraph, readonly Load[]>();

function pathsLoaded(graph: CallGraph): readonly Load[] {
  const loads = known.get(graph) ?? loadsByPath(graph);
  known.set(graph, loads);
  return loads;
}

/** What files load by a path: by its name a package is found as it was installed, or built. */
function loadsByPath(graph: CallGraph): readonly Load[] {
  return [...graph.program.all]
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path, imports }) =>
      [...new Set(imports.map(({ request }) => request))]
        .filter((request) => request.startsWith('.'))
        .flatMap((request) => graph.resolve(path, request).map((to): Load => [path, to])),
    );
}

/** Packages that are joined with others. */
class Unions {
  private readonly members = new Map<PackageInfo, Set<PackageInfo>>();

  constructor(private readonly packages: readonly PackageInfo[]) {
    for (const info of packages) this.members.set(info, new Set([info]));
  }

  join(one: PackageInfo, other: PackageInfo): void {
    const [kept, gone] = [this.membersOf(one), this.membersOf(other)];
    if (kept === gone) return;
    for (const info of gone) this.members.set(info, kept.add(info));
  }

  /** The innermost package around all that are joined with one. */
  homeOf(info: PackageInfo): PackageInfo {
    const folders = [...this.membersOf(info)].map(({ folder }) => `${folder}/`);
    const around = this.packages.filter(
      ({ folder }) => folder === '' || folders.every((other) => other.startsWith(`${folder}/`)),
    );
    return around.reduce((best, other) => (other.folder.length > best.folder.length ? other : best));
  }

  private membersOf(info: PackageInfo): Set<PackageInfo> {
    return this.members.get(info) ?? new Set([info]);
  }
}
