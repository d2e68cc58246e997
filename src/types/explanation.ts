import type { Change } from './change';
import type { Finding } from './finding';
import type { BlockingMethod } from './catalogue';
import type { ChangeSet, Skip } from './plan';

/** What `explain` tells about one finding. */
export interface FindingExplanation {
  readonly kind: 'finding';
  readonly finding: Finding;
  /** The set that rewrites it, or the reason why it stays; neither where nothing is ever planned. */
  readonly set?: ChangeSet;
  readonly skip?: Skip;
  /** The texts that result from the set. */
  readonly changes: readonly Change[];
  /** The source line at `file:line` of each step of the proof, without its indentation. */
  readonly code: ReadonlyMap<string, string>;
}

/** What `explain` tells about a rule, and where the project breaks it. */
export interface RuleExplanation {
  readonly kind: 'rule';
  readonly rule: string;
  readonly module: string;
  /** More than one when the rows differ by version of the package. */
  readonly methods: readonly BlockingMethod[];
  readonly findings: readonly Finding[];
}

/** The result of `explain`. */
export type Explanation = FindingExplanation | RuleExplanation;
