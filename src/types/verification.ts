import type { ChangeSet } from './plan';

/** What a check had against a state of the files. */
export interface Failure {
  /** `npm test`, `type check`, `node server.js`. */
  readonly check: string;
  /** What happened, to complete "… ": `ended with 1`, `took longer than 600 s`. */
  readonly why: string;
  /** Names of the tests that failed, new diagnostics, or answers that differ; empty when the output names none. */
  readonly details: readonly string[];
  /** The lines of its output that matter most: where the first failure is told of, or its end. */
  readonly excerpt: readonly string[];
  /** Path of the file with all of its output, relative to the project's root. */
  readonly log: string;
}

/** What became of the change sets when the project was checked with them. */
export interface Verification {
  /** Names of the checks, which all passed before. */
  readonly checks: readonly string[];
  /** Change sets that were taken back, each with what was wrong with it. */
  readonly rolledBack: readonly { readonly set: ChangeSet; readonly failure: Failure }[];
  /** A check fails without any change, too, although it passed before: no set can be blamed, and none was kept. */
  readonly unstable: boolean;
  /** The project has a tsconfig.json and no compiler: its types were not checked. */
  readonly untyped: boolean;
}
