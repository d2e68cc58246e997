/** How a file loads others. */
export type ModuleFormat = 'cjs' | 'esm';

/** One file as it is on disk. `path` is relative to the project's root, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A file that could not be used, and why, in words for a person. */
export interface SkippedFile {
  readonly path: string;
  readonly reason: string;
}

/**
 * What the nearest package.json says. `dependencies` joins all kinds, and maps names to ranges or installed versions.
 */
export interface PackageInfo {
  readonly dir: string;
  /** The same relative to the project's root; empty for the root itself. */
  readonly folder: string;
  readonly name?: string;
  readonly type: ModuleFormat;
  readonly main?: string;
  /** Files that its commands start, and those that a process manager starts. */
  readonly bins: readonly string[];
  /** By host, the files that it loads as plug-ins: `node-red`, or a keyword by which a host finds packages. */
  readonly plugIns?: ReadonlyMap<string, readonly string[]>;
  /** What the keys of `exports` and `imports` (which begin with `#`) map to, for all conditions. */
  readonly exports: readonly (readonly [key: string, target: string])[];
  readonly private: boolean;
  /** Globs of the published files; undefined where package.json does not say. */
  readonly files?: readonly string[];
  readonly dependencies: ReadonlyMap<string, string>;
  readonly scripts: ReadonlyMap<string, string>;
  /** The versions of Node that the project supports, as a semver range (`engines.node`). */
  readonly node?: string;
}

/** A path alias of a tsconfig: in files below `folder`, the prefix `@/` stands for the folder `src/`. */
export interface Alias {
  readonly folder: string;
  readonly prefix: string;
  readonly target: string;
}

/** A compiler writes to `to` what it finds in the first of the folders `from` that has it; each ends with `/`. */
export interface Output {
  readonly to: string;
  readonly from: readonly string[];
}

/** A way in which files go to where they run: the image of a container, a published package, an upload. */
export interface Shipment {
  /** The file that says so, relative to the root. */
  readonly from: string;
  /** The folder that its names are relative to; empty for the root. */
  readonly folder: string;
  /** Names and globs of what is taken; `!` before those of what is not, the last one decides. */
  readonly takes: readonly string[];
  /** The same for what is left out of it. */
  readonly leaves: readonly string[];
}

/** A request, in code outside of the project, for a file of the project. */
export interface BesideUse {
  /** The requesting file, relative to the project's root: `../web/server.js`. */
  readonly from: string;
  /** The requested path below the root, without extension as in a request: `lib/store`, `.`. */
  readonly wanted: string;
}

/**
 * A JSON file that the program reads, with the strings in it that may be module requests: `./hooks/pages`,
 * `my-app/hooks/pages`.
 */
export interface Manifest {
  /** Relative to the root. */
  readonly path: string;
  readonly requests: readonly string[];
}

/** A cloud function, as the configuration of a deployment names it: `todos/create.create`. */
export interface Deployed {
  /** The configuration file, relative to the root. */
  readonly from: string;
  /** The request for its module, relative to the configuration. */
  readonly request: string;
  /** Name of the export. */
  readonly name: string;
}

/** The paths of files in a JSON file, under their names. */
export interface SettingsTexts {
  readonly [name: string]: string | SettingsTexts;
}

/** A JSON file that the program loads as a module. */
export interface SettingsFile {
  readonly path: string;
  readonly texts: SettingsTexts;
}

/** Everything that later stages may know of the user's project; they do not touch the disk again. */
export interface Project {
  /** Absolute path of the folder with the app's package.json (of the working directory when there is none). */
  readonly root: string;
  readonly files: readonly SourceFile[];
  readonly skipped: readonly SkippedFile[];
  readonly package: PackageInfo;
  /** That package and all others below the root, mostly workspaces. */
  readonly packages: readonly PackageInfo[];
  /** All files below the root that a request could resolve to, source or not (json, jade, …). */
  readonly paths: ReadonlySet<string>;
  readonly aliases: readonly Alias[];
  /** The output folders of compilers, whether they exist or not. */
  readonly outputs?: readonly Output[];
  readonly shipments?: readonly Shipment[];
  /** Additional folders in which modules are found by name (`NODE_PATH`). */
  readonly modulePaths?: readonly string[];
  /** Compiled files → the source file they are made from; only the source is among `files`. */
  readonly twins: ReadonlyMap<string, string>;
  /** What other code of the same repository requests of the project; empty when the project is the whole repository. */
  readonly beside?: readonly BesideUse[];
  /** JSON files with modules that a computed request may mean. */
  readonly manifests?: readonly Manifest[];
  /** JSON files that it loads as modules. */
  readonly settings?: readonly SettingsFile[];
  readonly deployed?: readonly Deployed[];
  /** The names by which its views may call functions. */
  readonly calledInViews?: ReadonlySet<string>;
}
