import type { ChangeSet, Choices, Plan } from './plan';

/** The new text of one file. `before` is undefined for a file that is created. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
  /** Ids of the change sets that contribute to it. */
  readonly sets: readonly string[];
}

/** A plan with the texts that it leads to: what is reviewed, and what is written. */
export interface Proposal {
  readonly plan: Plan;
  readonly changes: readonly Change[];
}

/**
 * Plans and rewrites for the given choices. Deterministic: the same choices give the same proposal. Reads nothing but
 * the configuration of prettier.
 */
export type Propose = (choices: Choices) => Promise<Proposal>;

/** What a review needs of planning and rewriting. */
export interface Planner {
  readonly propose: Propose;
  /** The texts when only some sets of a plan are applied: to show what a set adds, never to be written. */
  readonly render: (plan: Plan, sets: readonly ChangeSet[]) => Promise<readonly Change[]>;
  /** The syntax error of a text, with a code frame; undefined when it parses. */
  readonly problem: (path: string, text: string) => string | undefined;
}
