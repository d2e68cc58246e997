import { count } from '../findings/proof';
import type { ChangeSet } from '../types';
import { hashOf, type Approval, type Decision } from './decisions';
import type { Clerk, Desk, Sheet } from './desk';
import { namesOf } from './labels';
import { drawQuestion } from './page';
import { placeOf, type Back, type OpenPage, type Session, type State } from './session';

/** Accepts a page. If the user had gone back, the next page that was accepted before is shown. */
export async function accept({ clerk }: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const { sheet, sheets, page } = open;
  const back = state.back && (await pageAfter(clerk, state.back, open, desk));
  const idle = await idlePages(clerk, sheet, sheets, desk);
  if (sheet.approved && idle.length === 0) return { ...state, back, look: 'diff' };
  const isWhole = sheets.every((one) => one.approved || one === sheet || idle.includes(one.approval));
  const notices = isWhole ? [`accepted set ${page.label} (${count(page.set.findings.length, 'call')})`] : [];
  const decision: Decision = { kind: 'accept', pages: [sheet.approval, ...idle] };
  return { ...state, decisions: [...state.decisions, decision], back, notices, look: 'diff' };
}

/** The undecided pages of the set that are empty: accepting the others accepts them. */
async function idlePages(
  clerk: Clerk,
  sheet: Sheet,
  sheets: readonly Sheet[],
  desk: Desk,
): Promise<readonly Approval[]> {
  const others = sheets.filter((other) => other !== sheet && !other.approved);
  const idle = await Promise.all(others.map((other) => clerk.isIdle(other, desk)));
  return others.filter((_other, index) => idle[index]).map(({ approval }) => approval);
}

/** The next page, if it was accepted before; otherwise the review continues where it was. */
async function pageAfter(
  clerk: Clerk,
  { staying }: Back,
  { sheet, sheets }: OpenPage,
  desk: Desk,
): Promise<Back | undefined> {
  if (staying) {
    const others = sheets.filter((other) => other !== sheet);
    const open = await clerk.firstOpen(others, desk);
    return open && { ...placeOf(open), staying };
  }
  const sibling = sheets[sheets.indexOf(sheet) + 1];
  if (sibling) return sibling.approved ? placeOf(sibling) : undefined;
  const set = desk.sets[desk.sets.indexOf(sheet.set) + 1];
  return set && desk.accepted.includes(set) ? placeOf((await clerk.sheets(set, desk))[0]) : undefined;
}

/** A single key must not accept unguarded hazards that were not shown. */
export async function acceptAll(session: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const rest = desk.sets.filter((set) => !desk.accepted.includes(set));
  const risky = rest.filter((set) => set.risk === 'review' && set !== open.sheet.set);
  if (risky.length === 0) return { ...(await taking(session.clerk, state, rest, desk)), end: 'done' };
  const title = `${namesOf(risky, session.labels)}: not reviewed yet, with hazards that nothing guards against.`;
  const safe = rest.filter((set) => !risky.includes(set));
  const offered = [
    `[a] accept all ${rest.length} anyway`,
    `[s] accept ${count(safe.length, 'other')}, and review ${risky.length === 1 ? 'this one' : 'these'}`,
    '[escape] back to the page',
  ];
  const key = await session.terminal.ask(drawQuestion(open.page, title, offered, session.colors), 'as');
  if (key === 'interrupt') return { ...state, end: 'interrupted' };
  if (key === 'escape') return state;
  const taken = await taking(session.clerk, state, key === 'a' ? rest : safe, desk);
  return key === 'a' ? { ...taken, end: 'done' } : taken;
}

async function taking(clerk: Clerk, state: State, sets: readonly ChangeSet[], desk: Desk): Promise<State> {
  const texts = new Map(desk.proposal.changes.map((change) => [change.path, hashOf(change.before ?? '')]));
  const unseen = sets.map(async (set) => ({
    id: set.id,
    files: Object.fromEntries(set.files.map((path) => [path, texts.get(path) ?? ''])),
    marks: Object.fromEntries((await clerk.sheets(set, desk)).map(({ path, approval }) => [path, approval.mark])),
  }));
  const decision: Decision = { kind: 'all', sets: await Promise.all(unseen) };
  return { ...state, decisions: [...state.decisions, decision], back: undefined, look: 'diff' };
}
