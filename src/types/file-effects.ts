import type { CallFacts, PathExpr } from './calls';

/**
 * What a call does to the files that its path arguments name. `look` asks whether a path exists and what it is; `make`
 * creates it and fails when it exists.
 */
export type Effect = 'look' | 'read' | 'write' | 'make' | 'append' | 'remove' | 'none';

/** An option that names a file, under one of several keys, and what a call does to it, or to all that is in that folder. */
export interface NamedFile {
  readonly keys: readonly string[];
  readonly effect: Effect;
  readonly otherwise?: string;
  readonly folders?: true;
}

/** The file of an object: the first argument of the call that made it, or of what was made for that. */
export interface KeptFile {
  readonly effect: Effect;
  /** The same file, where it is otherwise named: by the call that made the object. */
  readonly file?: (maker: CallFacts) => PathExpr | undefined;
  /** It is a folder with one file for each value. */
  readonly folder?: true;
}
