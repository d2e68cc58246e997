import type { Change, ChangeSet, Proposal } from '../types';
import type { Propose } from './types';

interface Progress {
  readonly proposal: Proposal;
  readonly accepted: ReadonlySet<string>;
  readonly declined: ReadonlySet<string>;
}

/**
 * The changes that one set adds to what is accepted already. Only when the set shares a file with another are the
 * two plans made that tell their edits apart; otherwise the changes of the proposal are the set's own.
 */
export async function isolate(set: ChangeSet, progress: Progress, propose: Propose): Promise<readonly Change[]> {
  const own = progress.proposal.changes.filter((change) => change.sets.includes(set.id));
  if (own.every((change) => change.sets.length === 1)) return own;
  const base = await propose(onlyThese(progress.accepted, progress));
  const withSet = await propose(onlyThese(new Set([...progress.accepted, set.id]), progress));
  const added = difference(base, withSet);
  // Alone, the set may come out differently than together with others; then what was proposed is what is shown.
  const isSameSet = withSet.plan.sets.some((other) => other.id === set.id);
  return isSameSet && added.length > 0 ? added : own;
}

function onlyThese(
  sets: ReadonlySet<string>,
  { proposal, declined }: Progress,
): { readonly declined: ReadonlySet<string> } {
  const others = proposal.plan.sets.filter((set) => !sets.has(set.id)).flatMap((set) => set.findings);
  return { declined: new Set([...declined, ...others.map((finding) => finding.id)]) };
}

function difference(base: Proposal, withSet: Proposal): readonly Change[] {
  const texts = new Map(base.changes.map((change) => [change.path, change.after]));
  const changes = withSet.changes.map((change) => ({ ...change, before: texts.get(change.path) ?? change.before }));
  return changes.filter((change) => change.before !== change.after);
}
