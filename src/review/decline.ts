import { count } from '../findings/proof';
import type { ChangeSet } from '../types';
import type { Decision } from './decisions';
import type { Desk, Sheet } from './desk';
import { namesOf } from './labels';
import { drawQuestion, type Page } from './page';
import type { Session, State, OpenPage } from './session';

/** Declines a set. If it has several files, or shares one with other sets, asks what should stay. */
export async function decline(session: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const { set } = open.sheet;
  const sharing = [set, ...othersOn(open.sheet, desk)];
  if (open.sheets.length === 1 && sharing.length === 1) return skip(session, state, [set]);
  session.terminal.tell('checking what else would change …');
  const calls = set.files.includes(open.sheet.path) ? await session.clerk.callsWithout(open.sheet, desk) : 0;
  const draw = drawQuestion(open.page, titleOf(open.page), offers(session, open, sharing, calls), session.colors);
  const key = await session.terminal.ask(draw, `s${sharing.length > 1 ? 'f' : ''}${calls > 0 ? 't' : ''}`);
  if (key === 'interrupt') return { ...state, end: 'interrupted' };
  if (key === 'escape') return state;
  return key === 't' ? stopAt(state, open.sheet.path) : skip(session, state, key === 'f' ? sharing : [set]);
}

function stopAt(state: State, path: string): State {
  const notices = [`${path} stays as it is; what it calls gets an asynchronous twin for other callers`];
  const decisions: readonly Decision[] = [...state.decisions, { kind: 'keep', path }];
  return { ...state, decisions, back: undefined, look: 'diff', notices };
}

function titleOf({ change, files, label }: Page): string {
  if (files.length === 1) return `Other sets change ${change.path} too. What should stay as it is?`;
  return `Set ${label} changes ${change.path} together with ${count(files.length - 1, 'other file')}. What should stay as it is?`;
}

function offers(
  { labels }: Session,
  { page }: OpenPage,
  sharing: readonly ChangeSet[],
  calls: number,
): readonly string[] {
  const { label, files, set } = page;
  const whole = `[s] skip set ${label}: ${count(files.length, 'file')}, ${count(set.findings.length, 'call')}`;
  const file = `[f] leave this file alone: skip ${namesOf(sharing, labels)}, which all change it`;
  const twin = `[t] leave this file alone: it keeps calling synchronous forms, and ${calls} of ${count(set.findings.length, 'call')} still change`;
  return [whole, ...(sharing.length > 1 ? [file] : []), ...(calls > 0 ? [twin] : []), '[escape] back to the page'];
}

/** The other undecided sets that change the file of a page. */
function othersOn({ set, path }: Sheet, { sets, accepted, proposal }: Desk): readonly ChangeSet[] {
  // The generated helper file belongs to all sets: leaving it alone would decline them all.
  if (!set.files.includes(path)) return [];
  const ids = proposal.changes.find((change) => change.path === path)?.sets ?? [];
  return sets.filter((other) => other !== set && ids.includes(other.id) && !accepted.includes(other));
}

function skip({ labels }: Session, state: State, sets: readonly ChangeSet[]): State {
  const findings = sets.flatMap((set) => set.findings.map((finding) => finding.id));
  const decision: Decision = { kind: 'skip', sets: sets.map((set) => set.id), findings };
  const notices = [`skipped ${namesOf(sets, labels)} (${count(findings.length, 'call')})`];
  return { ...state, decisions: [...state.decisions, decision], back: undefined, look: 'diff', notices };
}
