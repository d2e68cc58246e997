import { forgetReview, keepReview, keptReview } from '../apply';
import { UserError } from '../errors';
import type { ReportInput } from '../report';
import { changedFiles, decisionsIn, hashOf, textOf, type Decision, type ReviewResult } from '../review';
import type { Project } from '../types';

/** Decisions that still hold when what was accepted is written. */
const LASTING: ReadonlySet<Decision['kind']> = new Set(['skip', 'keep', 'guard', 'option']);

/** Decisions that an earlier review left, and what to say about them. */
export interface LeftOver {
  readonly text: readonly string[];
  readonly decisions: readonly Decision[];
}

/** The decisions of the review to resume; throws a UserError if there is none. */
export async function leftOver(root: string): Promise<LeftOver> {
  const kept = await unfinished(root);
  if (!kept) throw new UserError('there is no review to resume', 'Run `npx unblock` without `--resume`.');
  return { text: [`resuming the review of ${timeOf(kept.at)}`], decisions: kept.decisions };
}

/** What to say about an unfinished review to somebody who begins another one. */
export async function greeting(root: string): Promise<readonly string[]> {
  const kept = await unfinished(root);
  if (!kept) return [];
  return [
    `a review of ${timeOf(kept.at)} was left unfinished; to continue it, press \`q\` and run \`unblock --resume\``,
  ];
}

async function unfinished(root: string): Promise<ReturnType<typeof decisionsIn>> {
  const text = await keptReview(root);
  return text === undefined ? undefined : decisionsIn(text);
}

function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What to say about files that changed since they were accepted. */
export function changesSince(decisions: readonly Decision[], { files }: Project): readonly string[] {
  const hashes = new Map(files.map((file) => [file.path, hashOf(file.text)]));
  const changed = changedFiles(decisions, (path) => hashes.get(path));
  return changed.length > 0 ? [`changed since, so asked about again: ${changed.join(', ')}`] : [];
}

/** What came of writing. */
export type Written = Pick<ReportInput, 'plan' | 'verification'>;

/** Saves what is left of a review when something was written; resolves to whether there is a review to resume. */
export async function settleReview(
  root: string,
  { decisions, undecided }: Pick<ReviewResult, 'decisions' | 'undecided'>,
  written: Written,
): Promise<boolean> {
  const lasting = decisions.filter((decision) => lasts(decision, written));
  // Who only looks, and leaves, keeps the review that was left before.
  if (decisions.length > 0) {
    const isOver = undecided === 0 && !lasting.some(isAboutPages);
    await (isOver ? forgetReview(root) : keepReview(root, textOf(lasting, new Date())));
  }
  return (await unfinished(root)) !== undefined;
}

function isAboutPages({ kind }: Decision): boolean {
  return kind === 'accept' || kind === 'edit';
}

/** Whether a decision still says something about sets that are not written. */
function lasts(decision: Decision, { plan, verification }: Written): boolean {
  const written = new Set(plan?.sets.map(({ id }) => id));
  if (decision.kind === 'edit') return !written.has(decision.edited.set);
  if (decision.kind !== 'accept') return LASTING.has(decision.kind);
  // To accept a set that a check has just refuted would mean to write it again.
  const refuted = new Set(verification?.rolledBack.map(({ set }) => set.id));
  return decision.pages.some(({ set }) => !written.has(set) && !refuted.has(set));
}
