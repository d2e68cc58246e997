import type { Context } from './graph';
import type { Finding } from './finding';

/** What `unblock check` lets pass. Keys have no line numbers: `file#scope rule`, and how many there may be. */
export interface Baseline {
  /** Contexts whose findings are counted. */
  readonly contexts: readonly Context[];
  readonly counts: ReadonlyMap<string, number>;
}

/** An entry of a baseline that fewer findings answer to than it lets pass. */
export interface Slack {
  readonly key: string;
  /** How many fewer. */
  readonly fewer: number;
}

/** The findings that were asked for, held against a baseline. */
export interface Comparison {
  /** More than the baseline lets pass; of several with one key the last ones. */
  readonly added: readonly Finding[];
  readonly known: readonly Finding[];
  readonly slack: readonly Slack[];
  /** There is no baseline yet, so that everything is new. */
  readonly isFirst: boolean;
}
