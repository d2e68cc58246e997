/** The outcome for one app. `waiting`: not started, or not finished. */
export type AppState = 'done' | 'nothing to do' | 'partly' | 'reverted' | 'refused' | 'failed' | 'waiting';

/** One app of a run over many. */
export interface AppResult {
  /** Relative to the folder in which the run was started, with `/`. */
  readonly app: string;
  readonly state: AppState;
  readonly exitCode?: number;
  /** The first line on stderr, if it did not succeed. */
  readonly message?: string;
  /** The app's own report, as `--json` prints it, if there is one. */
  readonly report?: AppReport;
}

/** The parts of an app's report that are used here; the rest is passed on. */
export interface AppReport {
  readonly findings: readonly { readonly route?: string; readonly context: string; readonly decision: string }[];
  readonly verification?: { readonly passed: boolean; readonly rolledBack: readonly unknown[] };
  readonly summary: { readonly rewritten: number; readonly skipped: number };
  readonly skippedFiles?: readonly { readonly file: string }[];
}

/** A run over many apps, as it is kept for `--resume`, and as it is reported in JSON. */
export interface BulkDocument {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'unblock'; readonly version: string };
  readonly apps: readonly AppResult[];
  readonly summary: {
    readonly apps: number;
    readonly states: Readonly<Record<string, number>>;
    readonly rewritten: number;
    readonly skipped: number;
  };
}
