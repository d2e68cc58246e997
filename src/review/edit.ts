import type { Decision, Edited } from './decisions';
import { drawQuestion } from './page';
import { placeOf, type OpenPage, type Session, type State } from './session';

/** Opens an editor; if the new text does not parse, asks again. */
export async function edit(session: Session, state: State, open: OpenPage, text: string): Promise<State> {
  const { sheet, page } = open;
  const base = page.change.after;
  const result = await session.terminal.lend(() => session.edit(sheet.path, text));
  if ('refused' in result) return { ...state, notices: [result.refused] };
  if (result.text === base) return { ...state, notices: ['nothing was changed'] };
  const problem = session.planner.problem(sheet.path, result.text);
  if (problem !== undefined) return editAgain(session, state, open, result.text, problem);
  const edited: Edited = { set: sheet.set.id, path: sheet.path, base, text: result.text };
  const notices = ['this is the file with your edit; `y` accepts it, `u` discards it'];
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
  return key === 'e' ? edit(session, state, open, text) : { ...state, notices: ['your edit was discarded'] };
}
