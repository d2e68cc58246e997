import type { ChangeSet, Choices, Plan } from './plan';

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

/** Plans and rewrites for given choices. Pure but for prettier's configuration: same choices, same proposal. */
export type Propose = (choices: Choices) => Promise<Proposal>;

/** Everything a review asks of planning and rewriting. */
export interface Planner {
  readonly propose: Propose;
  /** The texts that some sets of a plan come to without the others: for showing what a set adds, never for writing. */
  readonly render: (plan: Plan, sets: readonly ChangeSet[]) => Promise<readonly Change[]>;
  /** Why a text would not parse as this file, drawn with the lines around it; undefined when it does. */
  readonly problem: (path: string, text: string) => string | undefined;
}
