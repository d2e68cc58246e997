import type {
  Change,
  ChangeSet,
  Comparison,
  Explanation,
  Finding,
  Ignores,
  Plan,
  Skip,
  SkippedFile,
  Trace,
  Verification,
} from '../types';

/** Everything a reporter may tell about one invocation. */
export interface ReportInput {
  /** Version of this tool. */
  readonly version: string;
  /** Path of the project's root from the working directory; `.` when it is that. */
  readonly project?: string;
  /** Other projects are reported as well, so that each is named. */
  readonly isOneOfSeveral?: boolean;
  /** Number of files that were looked at. */
  readonly files: number;
  /** Every finding of every context. */
  readonly findings: readonly Finding[];
  /** What comments keep out of the findings. */
  readonly ignores?: Ignores;
  /** What would be, or was, rewritten and refused. */
  readonly plan?: Plan;
  readonly skippedFiles: readonly SkippedFile[];
  /** What a run was seen to wait for, when one was given. */
  readonly trace?: Trace;
  /** What a person should know of how the project was looked at. */
  readonly notes?: readonly string[];
  /** Of `check` and `baseline`: what is new, known and gone. */
  readonly comparison?: Comparison;
  /** Of `explain`: what there is to say, instead of all that follows. */
  readonly explanations?: readonly Explanation[];
  /** The texts the plan leads to. */
  readonly changes?: readonly Change[];
  /** Path from the git top level to the project root, with a final `/`; empty at the top and outside of git. */
  readonly prefix?: string;
  /** Set when the changes were written: the run that `undo` can take back. */
  readonly applied?: { readonly run: string; readonly files: readonly string[] };
  /** Set when the project was checked before and after. */
  readonly verification?: Verification;
}

/** What becomes of one finding. */
export type Decision =
  | { readonly kind: 'rewrite'; readonly set: ChangeSet }
  | { readonly kind: 'skip'; readonly skip: Skip }
  | { readonly kind: 'out_of_scope' };

/** Looks up the decision of a finding; what the plan does not mention is out of scope. */
export function decisions(plan: Plan | undefined): (finding: Finding) => Decision {
  const known = new Map<string, Decision>();
  for (const skip of plan?.skipped ?? []) known.set(skip.finding.id, { kind: 'skip', skip });
  for (const set of plan?.sets ?? []) for (const { id } of set.findings) known.set(id, { kind: 'rewrite', set });
  return (finding) => known.get(finding.id) ?? { kind: 'out_of_scope' };
}

/** `apps/shop: ` before what is said of one of several projects; nothing for the only one. */
export function projectPrefix({ project, isOneOfSeveral }: ReportInput): string {
  return isOneOfSeveral && project !== undefined ? `${project}: ` : '';
}
