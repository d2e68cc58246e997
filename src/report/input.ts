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

/** The input of all reporters, for one project. */
export interface ReportInput {
  /** Version of this tool. */
  readonly version: string;
  /** Path of the project's root from the working directory; `.` if they are the same. */
  readonly project?: string;
  /** Several projects are reported, so each is named. */
  readonly isOneOfSeveral?: boolean;
  /** Number of analysed files. */
  readonly files: number;
  /** All findings, of all contexts. */
  readonly findings: readonly Finding[];
  /** Findings ignored by comments. */
  readonly ignores?: Ignores;
  /** What is rewritten and what is refused. */
  readonly plan?: Plan;
  readonly skippedFiles: readonly SkippedFile[];
  /** A recorded trace, if given. */
  readonly trace?: Trace;
  /** Remarks on how the project was analysed. */
  readonly notes?: readonly string[];
  /** For `check` and `baseline`: what is new, known and gone. */
  readonly comparison?: Comparison;
  /** For `explain`: the explanations, reported instead of all that follows. */
  readonly explanations?: readonly Explanation[];
  /** The new texts. */
  readonly changes?: readonly Change[];
  /** Path from the git top level to the project root, with a final `/`; empty at the top and outside of git. */
  readonly prefix?: string;
  /** If the changes were written: the run that `undo` can undo. */
  readonly applied?: { readonly run: string; readonly files: readonly string[] };
  /** A review was left, and can be resumed. */
  readonly isResumable?: boolean;
  /** If the project was checked before and after: the result. */
  readonly verification?: Verification;
}

/** What happens to one finding. */
export type Decision =
  | { readonly kind: 'rewrite'; readonly set: ChangeSet }
  | { readonly kind: 'skip'; readonly skip: Skip }
  | { readonly kind: 'out_of_scope' };

/** Looks up what happens to a finding; if the plan does not mention it, it is out of scope. */
export function decisions(plan: Plan | undefined): (finding: Finding) => Decision {
  const known = new Map<string, Decision>();
  for (const skip of plan?.skipped ?? []) known.set(skip.finding.id, { kind: 'skip', skip });
  for (const set of plan?.sets ?? []) for (const { id } of set.findings) known.set(id, { kind: 'rewrite', set });
  return (finding) => known.get(finding.id) ?? { kind: 'out_of_scope' };
}

/** `apps/shop: ` before lines about one of several projects; empty for a single one. */
export function projectPrefix({ project, isOneOfSeveral }: ReportInput): string {
  return isOneOfSeveral && project !== undefined ? `${project}: ` : '';
}
