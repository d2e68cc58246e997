import { count } from '../findings/proof';
import type { ChangeSet } from '../types';
import { guarding, type Decision } from './decisions';
import type { Desk, Sheet } from './desk';
import { namesOf } from './labels';
import { drawQuestion, openHazards, type Page } from './page';
import type { Session, State, OpenPage } from './session';

/** Declines a set. If it has several files, or shares one with other sets, asks what should stay. */
export async function decline(session: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const { set } = open.sheet;
  const sharing = [set, ...othersOn(open.sheet, desk)];
  const isAlone = open.sheets.length === 1 && sharing.length === 1;
  if (isAlone && set.risk !== 'review') return skip(session, state, [set]);
  session.terminal.tell('checking what else would change …');
  const twins =
    isAlone || !set.files.includes(open.sheet.path) ? 0 : await session.clerk.callsWithout(open.sheet, desk);
  const left = { twins, guarded: await session.clerk.callsGuarded(set, desk) };
  if (isAlone && left.guarded === 0) return skip(session, state, [set]);
  const offered = offers(session, open, sharing, left);
  const title = titleOf(open.page, isAlone);
  const draw = drawQuestion(open.page, title, [...offered.values(), BACK], session.colors);
  const key = await session.terminal.ask(draw, [...offered.keys()].join(''));
  if (key === 'interrupt') return { ...state, end: 'interrupted' };
  if (key === 'escape') return state;
  if (key === 'w') return withholdIn(state, open, left.guarded);
  return key === 't' ? stopAt(state, open.sheet.path) : skip(session, state, key === 'f' ? sharing : [set]);
}

/** The calls of a set that would still change: with twins for all but a file, or without what has its hazards. */
interface Left {
  readonly twins: number;
  readonly guarded: number;
}

const BACK = '[escape] back to the page';

function withholdIn(state: State, { page: { set, label } }: OpenPage, calls: number): State {
  const notices = [`what has the hazards of set ${label} stays; ${count(calls, 'call')} of it still change`];
  return { ...state, decisions: [...state.decisions, guarding(set)], back: undefined, look: 'diff', notices };
}

function stopAt(state: State, path: string): State {
  const notices = [`${path} stays as it is; what it calls gets an asynchronous twin for other callers`];
  const decisions: readonly Decision[] = [...state.decisions, { kind: 'keep', path }];
  return { ...state, decisions, back: undefined, look: 'diff', notices };
}

function titleOf({ change, files, label, set }: Page, isAlone: boolean): string {
  if (isAlone)
    return `Set ${label} has ${count(openHazards(set), 'hazard')} that nothing guards against. What should stay as it is?`;
  if (files.length === 1) return `Other sets change ${change.path} too. What should stay as it is?`;
  return `Set ${label} changes ${change.path} together with ${count(files.length - 1, 'other file')}. What should stay as it is?`;
}

function offers(
  { labels }: Session,
  { page }: OpenPage,
  sharing: readonly ChangeSet[],
  { twins, guarded }: Left,
): ReadonlyMap<string, string> {
  const { label, files, set } = page;
  const calls = count(set.findings.length, 'call');
  const offered = new Map([['s', `[s] skip set ${label}: ${count(files.length, 'file')}, ${calls}`]]);
  if (sharing.length > 1)
    offered.set('f', `[f] leave this file alone: skip ${namesOf(sharing, labels)}, which all change it`);
  if (twins > 0)
    offered.set(
      't',
      `[t] leave this file alone: it keeps calling synchronous forms, and ${twins} of ${calls} still change`,
    );
  if (guarded > 0)
    offered.set('w', `[w] withhold only what has the hazards, as --yes does: ${guarded} of ${calls} still change`);
  return offered;
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
