import type { HandlerRow } from './frameworks';

/** Files that a framework loads by their place, and which of their exports it calls. */
export interface FileRow extends Pick<HandlerRow, 'context' | 'next' | 'gives' | 'sync' | 'syncUnlessAsync'> {
  /** Globs relative to the folder of the package. */
  readonly files: readonly string[];
  /** Names of exports, `default` among them; `*` is every function at any depth, `new` every class, and `` the file itself. */
  readonly exports: readonly string[];
  /** What is called are the functions that the exports return; those are called once, while the server starts. */
  readonly makes?: true;
  /** The folder from which on the path of a file is its URL. */
  readonly urlsBelow?: readonly string[];
  /** Where other files find what these export. */
  readonly held?: Held;
}

/** A file that a framework finds by its place, and gives to others. */
export interface PlacedFile {
  readonly path: string;
  /** Its path within its package. */
  readonly local: string;
  /** The folder of its package. */
  readonly folder: string;
  readonly row: FileRow;
}

/** Where a framework puts what files export, by their place: app/service/notes.js is `ctx.service.notes`. */
export interface Held {
  /** The field of things that the framework gives; empty where each export is such a field itself (`ctx.render`). */
  readonly as: string;
  /** The folder below which folders and the file are names; without it, what is exported is the field. */
  readonly below?: string;
  /** The name is a global, that of the file. */
  readonly global?: true;
  /** Names are in lower case: `sails.services.userservice`. */
  readonly lower?: true;
  /** The field of what is exported that others get, by a function of the framework around it. */
  readonly field?: string;
  /** Others get instances of the class that is exported, or that the exported function gives. */
  readonly made?: true;
}
