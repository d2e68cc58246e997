import type { HandlerRow } from './frameworks';

/** Files that a framework loads because of their path, and which of their exports it calls. */
export interface FileRow extends Pick<HandlerRow, 'context' | 'next' | 'gives' | 'sync' | 'syncUnlessAsync' | 'stage'> {
  /** Globs relative to the folder of the package. */
  readonly files: readonly string[];
  /** In every package: the name of such a file says enough. */
  readonly anywhere?: true;
  /** Only files that package.json offers to this host; then the package need not depend on the framework. */
  readonly host?: string;
  /**
   * Names of exports, `default` among them; `*` is every function at any depth, `new` every class, and the empty name
   * the file itself.
   */
  readonly exports: readonly string[];
  /** The exports are factories, called once at start-up; the handlers are the functions they return. */
  readonly makes?: true;
  /** By path: methods of what is exported, or of what exported factories return, and how they are called. */
  readonly members?: Readonly<Record<string, Pick<HandlerRow, 'context' | 'gives' | 'sync' | 'syncUnlessAsync'>>>;
  /** Folders below which the path of a file is its URL. */
  readonly urlsBelow?: readonly string[];
  /** How other files reach these exports. */
  readonly held?: Held;
}

/** A file that a framework finds by its path, and makes available to others. */
export interface PlacedFile {
  readonly path: string;
  /** Its path within its package. */
  readonly local: string;
  /** The folder of its package. */
  readonly folder: string;
  readonly row: FileRow;
}

/** Where a framework stores the exports of files, by their path: app/service/notes.js is `ctx.service.notes`. */
export interface Held {
  /** The field of the framework's object; empty where each export is such a field itself (`ctx.render`). */
  readonly as: string;
  /**
   * The folder below which the names of folders and files are field names; without it, the export itself is the field's
   * value.
   */
  readonly below?: string;
  /** They are global: under the name of the file, or each export under its own. */
  readonly global?: 'file' | 'exports';
  /** Names are in lower case: `sails.services.userservice`. */
  readonly lower?: true;
  /** The field of the export that others get, through a function of the framework that wraps it. */
  readonly field?: string;
  /** Others get instances of the class that is exported, or that the exported function returns. */
  readonly made?: true;
}
