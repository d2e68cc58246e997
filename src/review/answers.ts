import { count } from '../findings/proof';
import type { ChangeSet, Planner } from '../types';
import { hashOf, type Approval, type Decision, type Edited } from './decisions';
import type { Clerk, Desk, Sheet } from './desk';
import type { Labels } from './labels';
import { drawQuestion, type Look, type Page } from './page';
import type { Surroundings } from './types';

/** What a review has at hand. */
export interface Session extends Surroundings {
  readonly planner: Planner;
  readonly clerk: Clerk;
  readonly labels: Labels;
}

/** Where the review stands: the decisions, the page that was gone back to, and what to tell about the last key. */
export interface State {
  readonly decisions: readonly Decision[];
  readonly back?: { readonly set: string; readonly path: string };
  readonly look: Look;
  readonly notices: readonly string[];
  readonly end?: 'done' | 'interrupted';
}

/** The page on the screen, and those of the same set. */
export interface OpenPage {
  readonly page: Page;
  readonly sheet: Sheet;
  readonly sheets: readonly Sheet[];
}

type Answer = (session: Session, state: State, open: OpenPage, desk: Desk) => State | Promise<State>;

/** What each key does that does more than change the look of the page. */
export const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['y', accept],
  ['n', decline],
  ['e', (session, state, open) => edit(session, state, open, open.page.change.after)],
  ['u', (_session, state) => takeBack(state)],
  ['b', goBack],
  ['a', acceptAll],
  ['q', (_session, state) => ({ ...state, end: 'done' })],
  ['interrupt', (_session, state) => ({ ...state, end: 'interrupted' })],
]);

async function accept({ clerk }: Session, state: State, { sheet, sheets, page }: OpenPage, desk: Desk): Promise<State> {
  const back = state.back && (await pageAfter(clerk, sheet, sheets, desk));
  if (sheet.approved) return { ...state, back, look: 'diff' };
  const idle = await idlePages(clerk, sheet, sheets, desk);
  const isWhole = sheets.every((one) => one.approved || one === sheet || idle.includes(one.approval));
  const notices = isWhole ? [`accepted set ${page.label} (${count(page.set.findings.length, 'call')})`] : [];
  const decision: Decision = { kind: 'accept', pages: [sheet.approval, ...idle] };
  return { ...state, decisions: [...state.decisions, decision], back, notices, look: 'diff' };
}

/** The undecided pages of the set that show nothing: a yes to the others is one to them. */
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

/** The next page, if it was accepted before; else the review goes on where it was. */
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

async function goBack({ clerk }: Session, state: State, { sheet, sheets }: OpenPage, desk: Desk): Promise<State> {
  const sibling = sheets[sheets.indexOf(sheet) - 1];
  if (sibling) return { ...state, back: placeOf(sibling), look: 'diff' };
  const set = desk.sets[desk.sets.indexOf(sheet.set) - 1];
  if (!set) return { ...state, notices: ['this is the first page; `u` takes decisions back'] };
  const last = (await clerk.sheets(set, desk)).at(-1) as Sheet;
  return { ...state, back: placeOf(last), look: 'diff' };
}

function placeOf({ set, path }: Sheet): NonNullable<State['back']> {
  return { set: set.id, path };
}

/** A set of one file that shares it with no other is left out at once; of all others the person says what should stay. */
async function decline(session: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const { set } = open.sheet;
  const sharing = [set, ...othersOn(open.sheet, desk)];
  if (open.sheets.length === 1 && sharing.length === 1) return skip(session, state, [set]);
  session.terminal.tell('looking for a place to stop …');
  const calls = set.files.includes(open.sheet.path) ? await session.clerk.callsWithout(open.sheet, desk) : 0;
  const draw = drawQuestion(open.page, titleOf(open.page), offers(session, open, sharing, calls), session.colors);
  const key = await session.terminal.ask(draw, `s${sharing.length > 1 ? 'f' : ''}${calls > 0 ? 't' : ''}`);
  if (key === 'interrupt') return { ...state, end: 'interrupted' };
  if (key === 'escape') return state;
  return key === 't' ? stopAt(state, open.sheet.path) : skip(session, state, key === 'f' ? sharing : [set]);
}

function stopAt(state: State, path: string): State {
  const notices = [`${path} stays as it is; what it calls gets an asynchronous twin for the others`];
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
  const twin = `[t] leave this file alone: what it calls keeps its synchronous form for it, ${calls} of ${count(set.findings.length, 'call')} change all the same`;
  return [whole, ...(sharing.length > 1 ? [file] : []), ...(calls > 0 ? [twin] : []), '[escape] back to the page'];
}

/** The other undecided sets that change the file of a page. */
function othersOn({ set, path }: Sheet, { sets, accepted, proposal }: Desk): readonly ChangeSet[] {
  // The generated file serves every set: to leave it alone would be to accept none.
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

function namesOf(sets: readonly ChangeSet[], labels: Labels): string {
  const listed = sets.map((set) => labels.of(set));
  return `${listed.length === 1 ? 'set' : 'sets'} ${listed.join(', ')}`;
}

async function edit(session: Session, state: State, open: OpenPage, text: string): Promise<State> {
  const { sheet, page } = open;
  const base = page.change.after;
  const result = await session.terminal.lend(() => session.edit(sheet.path, text));
  if ('refused' in result) return { ...state, notices: [result.refused] };
  if (result.text === base) return { ...state, notices: ['the text is as it was'] };
  const problem = session.planner.problem(sheet.path, result.text);
  if (problem !== undefined) return editAgain(session, state, open, result.text, problem);
  const edited: Edited = { set: sheet.set.id, path: sheet.path, base, text: result.text };
  const notices = ['this is the file with your edit; `y` accepts it, `u` takes it back'];
  const decisions: readonly Decision[] = [...state.decisions, { kind: 'edit', edited }];
  return { ...state, decisions, back: placeOf(sheet), look: 'diff', notices };
}

async function editAgain(
  session: Session,
  state: State,
  open: OpenPage,
  text: string,
  problem: string,
): Promise<State> {
  const title = `${open.sheet.path} would not parse with your edit:`;
  const lines = [...problem.trim().split('\n'), '', '[e] edit again', '[escape] forget the edit'];
  const key = await session.terminal.ask(drawQuestion(open.page, title, lines, session.colors), 'e');
  if (key === 'interrupt') return { ...state, end: 'interrupted' };
  return key === 'e' ? edit(session, state, open, text) : { ...state, notices: ['your edit was forgotten'] };
}

function takeBack(state: State): State {
  const last = state.decisions.at(-1);
  if (!last) return { ...state, notices: ['there is nothing to take back'] };
  const decisions = state.decisions.slice(0, -1);
  return { ...state, decisions, back: whereOf(last), look: 'diff', notices: [`taken back: ${nameOf(last)}`] };
}

function whereOf(decision: Decision): State['back'] {
  switch (decision.kind) {
    case 'accept':
      return decision.pages[0];
    case 'edit':
      return decision.edited;
    case 'skip':
      return { set: decision.sets[0], path: '' };
    case 'keep':
    case 'all':
      return undefined;
  }
}

function nameOf(decision: Decision): string {
  switch (decision.kind) {
    case 'accept':
      return `yes to ${decision.pages[0].path}`;
    case 'edit':
      return `the edit of ${decision.edited.path}`;
    case 'skip':
      return `no to ${count(decision.sets.length, 'set')}`;
    case 'keep':
      return `${decision.path} stays as it is`;
    case 'all':
      return `yes to ${count(decision.sets.length, 'set')}`;
  }
}

/** Hazards that nothing guards are not accepted unseen by a single key. */
async function acceptAll(session: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const rest = desk.sets.filter((set) => !desk.accepted.includes(set));
  const risky = rest.filter((set) => set.risk === 'review' && set !== open.sheet.set);
  if (risky.length === 0) return { ...taking(state, rest, desk), end: 'done' };
  const title = `${namesOf(risky, session.labels)}, not seen yet, may go wrong in a way that nothing guards.`;
  const safe = rest.filter((set) => !risky.includes(set));
  const offered = [
    `[a] accept all ${rest.length} all the same`,
    `[s] accept ${count(safe.length, 'other')}, and ask about ${risky.length === 1 ? 'this one' : 'these'}`,
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
