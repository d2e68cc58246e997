/** How a file loads others. */
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
  /** The same relative to the project's root; empty for the root itself. */
  readonly folder: string;
  readonly name?: string;
  readonly type: ModuleFormat;
  readonly main?: string;
  /** Files that its commands start, and those that a process manager does. */
  readonly bins: readonly string[];
  /** What `exports` and `imports` (whose keys begin with `#`) map to what, conditions laid side by side. */
  readonly exports: readonly (readonly [key: string, target: string])[];
  readonly private: boolean;
  /** What is published of it, as globs; undefined where it does not say. */
  readonly files?: readonly string[];
  readonly dependencies: ReadonlyMap<string, string>;
  readonly scripts: ReadonlyMap<string, string>;
  /** Versions of Node that the project supports, a semver range: `engines.node`, if it says. */
  readonly node?: string;
}

/** A path alias of a tsconfig: for files below `folder`, what `prefix` begins (`@/`) is below `target` (`src/`). */
export interface Alias {
  readonly folder: string;
  readonly prefix: string;
  readonly target: string;
}

/** What a compiler writes below `to` it makes from what is below the first of the folders `from` that has it; each ends with `/`. */
export interface Output {
  readonly to: string;
  readonly from: readonly string[];
}

/** A request of code outside of the project for something in it. */
export interface BesideUse {
  /** The file that asks, relative to the project's root: `../web/server.js`. */
  readonly from: string;
  /** The path below the root that it asks for, as a request would: `lib/store`, `.`. */
  readonly wanted: string;
}

/** A JSON file that the program reads, and what it asks for that may be a module: `./hooks/pages`, `my-app/hooks/pages`. */
export interface Manifest {
  /** Relative to the root. */
  readonly path: string;
  readonly requests: readonly string[];
}

/** A function that a cloud calls, as the configuration of a deployment names it: `todos/create.create`. */
export interface Deployed {
  /** The configuration, relative to the root. */
  readonly from: string;
  /** The file as it would be asked for from there. */
  readonly request: string;
  /** Name of the export. */
  readonly name: string;
}

/** Everything later stages may know about the user's project without touching the disk again. */
export interface Project {
  /** Absolute path of the folder that holds the app's package.json (or the working directory when there is none). */
  readonly root: string;
  readonly files: readonly SourceFile[];
  readonly skipped: readonly SkippedFile[];
  readonly package: PackageInfo;
  /** That package and every other below the root: workspaces, mostly. */
  readonly packages: readonly PackageInfo[];
  /** Every file name below the root that a request could resolve to, sources or not (json, jade, …). */
  readonly paths: ReadonlySet<string>;
  readonly aliases: readonly Alias[];
  /** What compilers are told to write, whether it is there or not. */
  readonly outputs?: readonly Output[];
  /** Folders in which modules are looked for by their names, too: `NODE_PATH`. */
  readonly modulePaths?: readonly string[];
  /** Files that a compiler wrote → the source file they are made from; only the source is among `files`. */
  readonly twins: ReadonlyMap<string, string>;
  /** What other code of the same repository asks of the project; nothing when the project is all of the repository. */
  readonly beside?: readonly BesideUse[];
  /** Modules that a computed request may be for. */
  readonly manifests?: readonly Manifest[];
  readonly deployed?: readonly Deployed[];
}
