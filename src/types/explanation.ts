import type { Change } from './change';
import type { Finding } from './finding';
import type { BlockingMethod } from './catalogue';
import type { ChangeSet, Skip } from './plan';

/** All there is to say of one finding. */
export interface FindingExplanation {
  readonly kind: 'finding';
  readonly finding: Finding;
  /** The set it would be rewritten in, or why it stays; neither for what is never planned. */
  readonly set?: ChangeSet;
  readonly skip?: Skip;
  /** The texts that the set leads to. */
  readonly changes: readonly Change[];
  /** The code at `file:line` of each step of the proof, without its indentation. */
  readonly code: ReadonlyMap<string, string>;
}

/** All there is to say of a rule, and where the project breaks it. */
export interface RuleExplanation {
  readonly kind: 'rule';
  readonly rule: string;
  readonly module: string;
  /** Several when the rows differ by version of the package. */
  readonly methods: readonly BlockingMethod[];
  readonly findings: readonly Finding[];
}

/** What `explain` tells. */
export type Explanation = FindingExplanation | RuleExplanation;
