import type { Plan } from './plan';

/** The new text of one file. `before` is undefined for a file that is created. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
  /** Ids of the change sets that take part in it. */
  readonly sets: readonly string[];
}

/** A plan together with the texts it leads to: what a reviewer sees and what is written. */
export interface Proposal {
  readonly plan: Plan;
  readonly changes: readonly Change[];
}
