import { keepTrial, ourFolder, takeBackTrial } from '../apply';
import type { Decided } from './decide';
import { ExitCode, UserError } from '../errors';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import { reasonOf } from '../plan/reasons';
import type { Progress } from '../shell/progress';
import { settle, type Settled } from './settle';
import type { ChangeSet, Failure, FunctionId, Project, Proposal, Skip, Verification, Withheld } from '../types';
import { Verifier } from '../verify';

/** What was written, and what the checks said. */
export interface Verified extends Settled {
  readonly verification?: Verification;
}

/**
 * Runs the checks on the project as it is, if any were asked for and there is something to write. Throws a UserError
 * (guard) when one already fails. The caller must hold the lock of the app.
 */
export async function verifierFor(
  root: string,
  { plan }: Proposal,
  { verify, smoke, urls, timeout }: Options,
  { env, signal }: Io,
  progress: Progress,
): Promise<Verifier | undefined> {
  if (plan.sets.length === 0 || (verify.length === 0 && smoke === undefined)) return undefined;
  const wanted = { commands: verify, smoke: smoke === undefined ? undefined : { command: smoke, urls } };
  const around = { cwd: root, env, signal, timeout: timeout * 1000 };
  return Verifier.before(wanted, around, ourFolder(root), progress);
}

/**
 * Writes what was decided and checks it. What breaks a check is reverted; when this rejects, everything is; when the
 * process dies, the next command takes everything back.
 */
export async function settleVerified(
  project: Project,
  decided: Decided,
  nameOf: (fn: FunctionId) => string,
  verifier: Verifier,
): Promise<Verified> {
  const { root } = project;
  const first = await settle(project, decided, nameOf, 'trying');
  const { sets } = first.proposal.plan;
  if (sets.length === 0) return first;
  let shown = first;
  const show = async (some: readonly ChangeSet[]): Promise<void> => {
    if (shown.proposal.plan.sets.length === some.length && shown === first) return;
    const before = shown;
    shown = { ...first, result: { written: [], created: [] } };
    await takeBackTrial(root, before.result.run);
    shown = await settle(project, await narrowed(decided, first, some), nameOf, 'trying');
  };
  try {
    const verification = await verifier.after(sets, { show });
    await keepTrial(root, shown.result.run);
    return { ...withReasons(shown, verification), stops: first.stops, verification };
  } catch (error) {
    await takeBackTrial(root, shown.result.run);
    throw error instanceof Error && error.name === 'AbortError' ? interrupted() : error;
  }
}

function interrupted(): UserError {
  const advice = 'Every file is as it was; nothing was written.';
  return new UserError('interrupted while the project was being checked', advice, ExitCode.interrupted);
}

/** The proposal with only these of its sets, under their labels. */
async function narrowed(decided: Decided, { proposal }: Settled, sets: readonly ChangeSet[]): Promise<Decided> {
  const kept = idsOf(sets);
  const before = new Map(proposal.plan.skipped.map(({ finding, code }) => [finding.id, code]));
  const without = async (more: ReadonlyMap<string, Withheld>): Promise<Proposal> => {
    const reasons = new Map(more);
    for (const id of idsOf(proposal.plan.sets)) if (!kept.has(id)) reasons.set(id, { code: 'verification-failed' });
    for (;;) {
      const result = await decided.without(reasons);
      // What was refused must not come back because its neighbours are gone.
      const extra = [...idsOf(result.plan.sets)].filter((id) => !kept.has(id));
      if (extra.length === 0) return relabelled(result, proposal.plan.sets);
      for (const id of extra) reasons.set(id, { code: before.get(id) ?? 'needs-review' });
    }
  };
  return { ...decided, without, proposal: await without(new Map()) };
}

function idsOf(sets: readonly ChangeSet[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => set.findings.map((finding) => finding.id)));
}

function relabelled({ plan, changes }: Proposal, known: readonly ChangeSet[]): Proposal {
  const labelOf = (set: ChangeSet): string =>
    known.find((other) => other.findings.some(({ id }) => id === set.findings[0].id))?.label ?? set.label;
  return { plan: { ...plan, sets: plan.sets.map((set) => ({ ...set, label: labelOf(set) })) }, changes };
}

/** The skips say which check failed with them. */
function withReasons(settled: Settled, { rolledBack }: Verification): Settled {
  const failures = new Map(rolledBack.flatMap(({ set, failure }) => set.findings.map(({ id }) => [id, failure])));
  const skipped = settled.proposal.plan.skipped.map((skip) => explained(skip, failures.get(skip.finding.id)));
  const { plan, changes } = settled.proposal;
  return { ...settled, proposal: { plan: { ...plan, skipped }, changes } };
}

function explained(skip: Skip, failure: Failure | undefined): Skip {
  if (!failure) return skip;
  return { ...skip, message: `${reasonOf('verification-failed').message}: \`${failure.check}\` ${failure.why}` };
}
