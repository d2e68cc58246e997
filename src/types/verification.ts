import type { ChangeSet } from './plan';

/** A failed check. */
export interface Failure {
  /** `npm test`, `type check`, `node server.js`. */
  readonly check: string;
  /** What happened, to complete "… ": `ended with 1`, `took longer than 600 s`. */
  readonly why: string;
  /** Names of the failed tests, new diagnostics, or answers that differ; empty when the output names none. */
  readonly details: readonly string[];
  /** The most relevant lines of the output: around the first failure, or the end. */
  readonly excerpt: readonly string[];
  /** Path of the file with the whole output, relative to the project's root. */
  readonly log: string;
}

/** What happened to the change sets when the project was checked with them. */
export interface Verification {
  /** Names of the checks, all of which passed before. */
  readonly checks: readonly string[];
  /** Change sets that were reverted, each with its failure. */
  readonly rolledBack: readonly { readonly set: ChangeSet; readonly failure: Failure }[];
  /** A check also fails without any change although it passed before: no set can be blamed, and none was kept. */
  readonly unstable: boolean;
  /** There is a tsconfig.json but no compiler: types were not checked. */
  readonly untyped: boolean;
}
