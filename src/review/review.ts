import type { Planner } from '../types';
import { isSamePlan, skippedSets, type Decision } from './decisions';
import { Clerk, type Desk } from './desk';
import { answers } from './answers';
import type { OpenPage, Session, State } from './session';
import { Labels } from './labels';
import { lookAfter, pageKeys } from './keys';
import { drawPage, hasOptions } from './page';
import type { ReviewResult, Surroundings } from './types';

/**
 * Asks about every change set, worst first, one file at a time. Each "no" is planned again at once, and only what that
 * changed is asked again. Starts with `earlier` decisions. Writes nothing but what `save` does.
 */
export async function review(
  planner: Planner,
  surroundings: Surroundings,
  earlier: readonly Decision[] = [],
  greeting: readonly string[] = [],
): Promise<ReviewResult> {
  const session = { ...surroundings, planner, clerk: new Clerk(planner), labels: new Labels() };
  try {
    return await run(session, { decisions: earlier, look: 'diff', notices: greeting });
  } finally {
    await surroundings.terminal.close();
  }
}

async function run(session: Session, first: State): Promise<ReviewResult> {
  // Letters are assigned in the whole plan, even if the review is resumed.
  session.labels.learn((await session.clerk.lay([])).proposal.plan.sets);
  let state = first;
  let desk = await session.clerk.lay(state.decisions);
  while (state.end === undefined) {
    const next = await step(session, state, desk);
    if (next.decisions !== state.decisions) {
      await session.save(next.decisions);
      if (!isSamePlan(next.decisions, state.decisions)) session.terminal.tell('planning again …');
      desk = await session.clerk.lay(next.decisions);
    }
    state = next;
  }
  const undecided = desk.sets.length - desk.accepted.length;
  const { decisions, end } = state;
  return {
    ...(await session.clerk.conclude(desk)),
    interrupted: end === 'interrupted',
    decisions,
    undecided,
    without: async (reasons) => (await session.clerk.conclude(desk, reasons)).proposal,
    render: (plan, sets) => session.clerk.render(plan, sets, decisions),
  };
}

async function step(session: Session, state: State, desk: Desk): Promise<State> {
  if (desk.misfits.length > 0) return withoutMisfits(session, state, desk);
  const open = await openPage(session, state, desk);
  if (!open) return { ...state, end: 'done' };
  const keys = pageKeys(hasOptions(open.page));
  const key = await session.terminal.ask(drawPage(open.page, state.look, session.colors), keys);
  const answer = answers.get(key);
  const quiet = { ...state, notices: [] };
  return answer ? answer(session, quiet, open, desk) : { ...quiet, look: lookAfter(key, state.look) };
}

/** Removes manual edits with conflicts, and the decisions to accept their pages, which are asked again. */
async function withoutMisfits({ aside }: Session, state: State, { misfits }: Desk): Promise<State> {
  const decisions = state.decisions.filter((one) => one.kind !== 'edit' || !misfits.includes(one.edited));
  const paths = [...new Set(misfits.map(({ path }) => path))].join(', ');
  const kept: string[] = [];
  for (const { path, text } of misfits) kept.push(await aside(path, text));
  const conflict = `your edit of ${paths} conflicts with what was accepted: check it again`;
  return { ...state, decisions, notices: [...state.notices, `${conflict}; its text is kept in ${kept.join(', ')}`] };
}

const UNFIT = 'which does not fit what is there now';

/** The page the user went back to, or else the first one that is not accepted. */
async function openPage({ clerk, labels }: Session, state: State, desk: Desk): Promise<OpenPage | undefined> {
  const { back, notices } = state;
  labels.learn(desk.proposal.plan.sets);
  const set = desk.sets.find(({ id }) => id === back?.set) ?? desk.sets.find((one) => !desk.accepted.includes(one));
  if (!set) return undefined;
  const sheets = await clerk.sheets(set, desk);
  const sheet = sheets.find(({ path }) => path === back?.path) ?? (await clerk.firstOpen(sheets, desk)) ?? sheets[0];
  const skipped = skippedSets(desk.decisions);
  const lacking = (await clerk.lacksEdit(sheet, desk)) ? [`shown without your edit of ${sheet.path}, ${UNFIT}`] : [];
  const page = {
    set,
    notices: [...notices, ...lacking],
    skipped,
    change: await clerk.shown(sheet, desk),
    settings: desk.proposal.plan.settings,
    label: labels.of(set),
    approved: sheet.approved,
    files: sheets.map(({ path }) => path),
    accepted: desk.accepted.length,
    position: skipped + desk.sets.indexOf(set) + 1,
    total: skipped + desk.sets.length,
  };
  return { page, sheet, sheets };
}
