import { carryOver } from '../hunks';
import type { Change, ChangeSet, Proposal } from '../types';
import { editsBy, type Decision, type Edited } from './decisions';

/** The manual edits that belong to some sets. */
export function editsOf(decisions: readonly Decision[], sets: readonly ChangeSet[]): readonly Edited[] {
  return editsBy(decisions).filter((edit) => sets.some((set) => set.id === edit.set));
}

/** A proposal with the manual edits of its sets. */
export function edited(proposal: Proposal, decisions: readonly Decision[]): Proposal {
  const edits = editsOf(decisions, proposal.plan.sets);
  const changes = proposal.changes.map((change) => ({ ...change, after: withEdits(change, edits).text }));
  return { ...proposal, changes };
}

/**
 * The new text of a file with manual edits, each merged with the changes of the others; those with conflicts are left
 * out.
 */
export function withEdits(
  change: Change,
  edits: readonly Edited[],
): { readonly text: string; readonly misfits: readonly Edited[] } {
  let text = change.after;
  const misfits: Edited[] = [];
  for (const edit of edits.filter(({ path }) => path === change.path)) {
    const carried = carryOver(edit.base, edit.text, text);
    if (carried === undefined) misfits.push(edit);
    else text = carried;
  }
  return { text, misfits };
}
