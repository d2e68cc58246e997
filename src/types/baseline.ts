import type { Context } from './graph';
import type { Finding } from './finding';

/** What `unblock check` lets pass: the number of findings by key, `file#scope rule`. Keys have no line numbers. */
export interface Baseline {
  /** Contexts whose findings are counted. */
  readonly contexts: readonly Context[];
  readonly counts: ReadonlyMap<string, number>;
}

/** A baseline entry that allows more findings than there are now. */
export interface Slack {
  readonly key: string;
  /** By how many the findings fall short of the entry. */
  readonly fewer: number;
}

/** The selected findings, compared with a baseline. */
export interface Comparison {
  /** Findings beyond what the baseline allows; of several with the same key, the last ones. */
  readonly added: readonly Finding[];
  readonly known: readonly Finding[];
  readonly slack: readonly Slack[];
  /** There is no baseline yet, so every finding is new. */
  readonly isFirst: boolean;
}
