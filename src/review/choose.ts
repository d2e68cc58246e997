import { count } from '../findings/proof';
import type { Clerk, Desk } from './desk';
import { isMentioned, type Decision } from './decisions';
import { optionsFor, type Option } from './options';
import { drawQuestion } from './page';
import { placeOf, type OpenPage, type Session, type State } from './session';

/** No value: back to the page, or the end of the review. */
type Nothing = 'escape' | 'interrupt';

/** Lets the user choose an option of the run. Everything is planned again with it, and what that changes is asked again. */
export async function choose(session: Session, state: State, open: OpenPage, desk: Desk): Promise<State> {
  const option = await whichOption(session, open, desk);
  const value = typeof option === 'string' ? option : await valueFor(session, open, option, desk);
  if (value === 'interrupt') return { ...state, end: 'interrupted' };
  if (value === 'escape' || typeof option === 'string') return state;
  const notice = `${option.says(value)}, for the whole run`;
  if (value === desk.proposal.plan.settings[option.name])
    return { ...state, look: 'diff', notices: [`still ${notice}`] };
  const decisions: readonly Decision[] = [...state.decisions, { kind: 'option', name: option.name, value }];
  session.terminal.tell('planning again …');
  const again = await askedAgain(session.clerk, desk, await session.clerk.lay(decisions));
  const more = again.length > 0 ? [`asked about again because of that: ${again.join(', ')}`] : [];
  return {
    ...state,
    look: 'diff',
    decisions,
    back: { ...placeOf(open.sheet), staying: true },
    notices: [notice, ...more],
  };
}

async function whichOption(session: Session, open: OpenPage, desk: Desk): Promise<Option | Nothing> {
  const options = optionsFor(open.sheet.set);
  if (options.length === 1) return options[0];
  const { settings } = desk.proposal.plan;
  const answers = options.map(
    ({ key, name, says, calls }) => `[${key}] ${calls} (${amountOf(open, name)} in this set): ${says(settings[name])}`,
  );
  const key = await ask(session, open, 'Which option?', answers, options.map((option) => option.key).join(''));
  return options.find((option) => option.key === key) ?? (key as Nothing);
}

async function valueFor(session: Session, open: OpenPage, option: Option, desk: Desk): Promise<number | Nothing> {
  const { values, says, question, name } = option;
  const now = says(desk.proposal.plan.settings[name]);
  const here = count(amountOf(open, name), 'call');
  const title = `${question} This is for the whole run, and makes a difference to ${here} of this set. Now: ${now}.`;
  const answers = [...values].map(([key, value]) => `[${key}] ${says(value)}`);
  const key = await ask(session, open, title, [...answers, '[n] another number'], [...values.keys(), 'n'].join(''));
  return key === 'n' ? numberFor(session, open, option) : (values.get(key) ?? (key as Nothing));
}

/** Lets the user type a number. */
async function numberFor(session: Session, open: OpenPage, option: Option): Promise<number | Nothing> {
  const { question, least, most } = option;
  const title = `${question} A whole number from ${least} to ${most}:`;
  let digits = '';
  for (;;) {
    const answers = [`${digits}_`, '', '[enter] take it'];
    const key = await ask(session, open, title, answers, '0123456789', ['return', 'enter', 'backspace']);
    if (key === 'escape' || key === 'interrupt') return key;
    if (key === 'backspace') digits = digits.slice(0, -1);
    else if (key.length === 1) digits = (digits + key).slice(0, String(most).length);
    else if (digits !== '' && Number(digits) >= least && Number(digits) <= most) return Number(digits);
  }
}

function ask(
  { terminal, colors }: Session,
  { page }: OpenPage,
  title: string,
  answers: readonly string[],
  keys: string,
  named?: readonly string[],
): Promise<string> {
  return terminal.ask(drawQuestion(page, title, [...answers, '[escape] back to the page'], colors), keys, named);
}

function amountOf({ sheet }: OpenPage, name: Option['name']): number {
  return sheet.set.offers?.[name].length ?? 0;
}

/** The files of pages that were accepted and are not any more. */
async function askedAgain(clerk: Clerk, before: Desk, after: Desk): Promise<readonly string[]> {
  const now = new Set((await acceptedPages(clerk, after)).map(({ key }) => key));
  const gone = (await acceptedPages(clerk, before)).filter(({ key }) => !now.has(key));
  return [...new Set(gone.map(({ path }) => path))];
}

async function acceptedPages(clerk: Clerk, desk: Desk): Promise<readonly { key: string; path: string }[]> {
  const sets = desk.sets.filter((set) => isMentioned(set, desk.decisions));
  const sheets = (await Promise.all(sets.map((set) => clerk.sheets(set, desk)))).flat();
  const accepted = sheets.filter(({ set, approved }) => approved || desk.accepted.includes(set));
  return accepted.map(({ set, path }) => ({ key: `${set.id} ${path}`, path }));
}
