import { count } from '../findings/proof';
import type { ChangeSet } from '../types';
import { hashOf, type Approval, type Decision } from './decisions';
import type { Clerk, Desk, Sheet } from './desk';
import { namesOf } from './labels';
import { drawQuestion } from './page';
import { placeOf, type OpenPage, type Session, type State } from './session';

/** Accepts a page. If the user had gone back, the next page that was accepted before is shown. */
export async function accept(
  { clerk }: Session,
  state: State,
  { sheet, sheets, page }: OpenPage,
  desk: Desk,
): Promise<State> {
  const back = state.back && (await pageAfter(clerk, sheet, sheets, desk));
  if (sheet.approved) return { ...state, back, look: 'diff' };
  const idle = await idlePages(clerk, sheet, sheets, desk);
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
  sheet: Sheet,
  sheets: readonly Sheet[],
  desk: Desk,
): Promise<State['back'] | undefined> {
  const sibling = sheets[sheets.indexOf(sheet) + 1];
  if (sibling) return sibling.approved ? placeOf(sibling) : undefined;
  const set = desk.sets[desk.sets.indexOf(sheet.set) + 1];
  return set && desk.accepted.includes(set) ? placeOf((await clerk.sheets(set, desk))[0]) : undefined;
}

/** A single key must not accept unguarded hazards that were not shown. */
export async function acceptAll(session: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const rest = desk.sets.filter((set) => !desk.accepted.includes(set));
  const risky = rest.filter((set) => set.risk === 'review' && set !== open.sheet.set);
  if (risky.length === 0) return { ...taking(state, rest, desk), end: 'done' };
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
  return key === 'a' ? { ...taking(state, rest, desk), end: 'done' } : taking(state, safe, desk);
}

function taking(state: State, sets: readonly ChangeSet[], { proposal }: Desk): State {
  const texts = new Map(proposal.changes.map((change) => [change.path, hashOf(change.before ?? '')]));
  const unseen = sets.map(({ id, files }) => ({
    id,
    files: Object.fromEntries(files.map((path) => [path, texts.get(path) ?? ''])),
  }));
  const decision: Decision = { kind: 'all', sets: unseen };
  return { ...state, decisions: [...state.decisions, decision], back: undefined, look: 'diff' };
}
