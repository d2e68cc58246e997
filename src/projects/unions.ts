import { memoisedBy } from '../memoised';
import type { CallGraph, PackageInfo } from '../types';
import { isTestFile } from './test-files';

/** A file that loads another; one that is not loaded by its path is found as its package was installed, or built. */
export interface Load {
  readonly from: string;
  readonly to: string;
  readonly isByPath: boolean;
}

/** The files of a program that load others; tests are left out. A review plans again and again, on the same graph. */
export const loadsIn = memoisedBy((graph: CallGraph): readonly Load[] =>
  [...graph.program.all]
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path: from, imports }) =>
      [...new Set(imports.map(({ request }) => request))].flatMap((request) =>
        graph.resolve(from, request).map((to): Load => ({ from, to, isByPath: request.startsWith('.') })),
      ),
    ),
);

/** Packages, which are apart until they are joined (a union-find), and which of them load which others. */
export class Unions {
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

  /** Whether two packages were joined, also through others. */
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
