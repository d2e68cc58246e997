/** How it went with one app, in a word. `waiting` is one that was not begun, or not finished. */
export type AppState = 'done' | 'nothing to do' | 'partly' | 'taken back' | 'refused' | 'failed' | 'waiting';

/** One app of a run over many. */
export interface AppResult {
  /** Relative to the folder where the run was started, with `/`. */
  readonly app: string;
  readonly state: AppState;
  readonly exitCode?: number;
  /** The first line that was said on stderr, where it did not go well. */
  readonly message?: string;
  /** The app's own report, as `--json` prints it; absent where there is none. */
  readonly report?: AppReport;
}

/** What is read of an app's report; the rest is handed on. */
export interface AppReport {
  readonly findings: readonly { readonly route?: string; readonly context: string; readonly decision: string }[];
  readonly verification?: { readonly passed: boolean; readonly rolledBack: readonly unknown[] };
  readonly summary: { readonly rewritten: number; readonly skipped: number };
  readonly skippedFiles?: readonly { readonly file: string }[];
}

/** Everything that is known of a run over many apps: what is kept for `--resume`, and the JSON report. */
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
