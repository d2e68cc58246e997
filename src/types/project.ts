export type ModuleFormat = 'cjs' | 'esm';

/** One file as it is on disk. `path` is relative to the project root and uses `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A file that could not be used, and why, in words for a person. */
export interface SkippedFile {
  readonly path: string;
  readonly reason: string;
}

/** What the nearest package.json says; `dependencies` joins all kinds and maps a name to its range or installed version. */
export interface PackageInfo {
  readonly dir: string;
  readonly name?: string;
  readonly type: ModuleFormat;
  readonly main?: string;
  readonly private: boolean;
  readonly dependencies: ReadonlyMap<string, string>;
  readonly scripts: ReadonlyMap<string, string>;
  /** Versions of Node that the project supports, a semver range: `engines.node`, if it says. */
  readonly node?: string;
}

/** Everything later stages may know about the user's project without touching the disk again. */
export interface Project {
  /** Absolute path of the folder that holds the app's package.json (or the working directory when there is none). */
  readonly root: string;
  readonly files: readonly SourceFile[];
  readonly skipped: readonly SkippedFile[];
  readonly package: PackageInfo;
  /** Every file name below the root that a request could resolve to, sources or not (json, jade, …). */
  readonly paths: ReadonlySet<string>;
  /** Prefixes of path aliases from tsconfig, e.g. `@/` → `src/`. */
  readonly aliases: ReadonlyMap<string, string>;
}
