import { count } from '../findings/proof';
import type { Decision } from './decisions';
import type { Desk, Sheet } from './desk';
import { placeOf, type Answer, type OpenPage, type Session, type State } from './session';
import { accept, acceptAll } from './accept';
import { choose } from './choose';
import { decline } from './decline';
import { meaningOf } from './options';
import { edit } from './edit';

/** The effect of each key, apart from those that only change the view. */
export const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['y', accept],
  ['n', decline],
  ['e', (session, state, open) => edit(session, state, open, open.page.change.after)],
  ['o', choose],
  ['u', (_session, state, open) => takeBack(state, open)],
  ['b', goBack],
  ['a', acceptAll],
  ['q', (_session, state) => ({ ...state, end: 'done' })],
  ['interrupt', (_session, state) => ({ ...state, end: 'interrupted' })],
]);

async function goBack({ clerk }: Session, state: State, { sheet, sheets }: OpenPage, desk: Desk): Promise<State> {
  const sibling = sheets[sheets.indexOf(sheet) - 1];
  if (sibling) return { ...state, back: placeOf(sibling), look: 'diff' };
  const set = desk.sets[desk.sets.indexOf(sheet.set) - 1];
  if (!set) return { ...state, notices: ['this is the first page; `u` undoes decisions'] };
  const last = (await clerk.sheets(set, desk)).at(-1) as Sheet;
  return { ...state, back: placeOf(last), look: 'diff' };
}

function takeBack(state: State, { sheet }: OpenPage): State {
  const last = state.decisions.at(-1);
  if (!last) return { ...state, notices: ['there is nothing to undo'] };
  const decisions = state.decisions.slice(0, -1);
  return { ...state, decisions, back: whereOf(last, sheet), look: 'diff', notices: [`undone: ${nameOf(last)}`] };
}

function whereOf(decision: Decision, sheet: Sheet): State['back'] {
  switch (decision.kind) {
    case 'accept':
      return decision.pages[0];
    case 'edit':
      return decision.edited;
    case 'skip':
      return { set: decision.sets[0], path: '' };
    case 'option':
      return { ...placeOf(sheet), staying: true };
    case 'guard':
      return { set: decision.set, path: '' };
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
    case 'guard':
      return 'what has hazards stays';
    case 'option':
      return meaningOf(decision.name, decision.value);
    case 'all':
      return `yes to ${count(decision.sets.length, 'set')}`;
  }
}
