import { compareText, count, worstSetFirst } from '../proof';
import type { Change, ChangeSet, Choices, Proposal } from '../types';
import { isolate } from './isolate';
import { Labels } from './labels';
import { keysHelp, renderPage, renderProofs, type Page } from './page';
import type { Answer, Ask, Propose, ReviewResult, View } from './types';

interface State {
  readonly proposal: Proposal;
  /** Ids of accepted sets. */
  readonly accepted: ReadonlySet<string>;
  /** Ids of declined findings. */
  readonly declined: ReadonlySet<string>;
  readonly declinedSets: number;
  readonly end?: 'done' | 'interrupted';
}

interface Session {
  readonly propose: Propose;
  readonly ask: Ask;
  readonly view: View;
  readonly labels: Labels;
}

type Decision =
  { readonly kind: 'yes' | 'all' | 'quit' | 'interrupt' } | { readonly kind: 'no'; readonly path: string };

/** Asks about every change set, worst first; each "no" is planned again at once. Writes nothing. */
export async function review(propose: Propose, ask: Ask, view: View): Promise<ReviewResult> {
  const session = { propose, ask, view, labels: new Labels() };
  const proposal = await propose({ declined: new Set() });
  let state: State = { proposal, accepted: new Set(), declined: new Set(), declinedSets: 0 };
  while (state.end === undefined) state = await decideNextSet(state, session);
  return conclude(state, propose);
}

async function decideNextSet(state: State, session: Session): Promise<State> {
  session.labels.learn(state.proposal.plan.sets);
  const [set, ...others] = pending(state);
  if (!set) return { ...state, end: 'done' };
  const decision = await decideSet(set, others.length + 1, state, session);
  switch (decision.kind) {
    case 'yes':
      return accept(state, [set], session);
    case 'all':
      return { ...accept(state, [set, ...others], session), end: 'done' };
    case 'quit':
      return { ...state, end: 'done' };
    case 'interrupt':
      return { ...state, end: 'interrupted' };
    case 'no':
      return decline(state, set, decision.path, session);
  }
}

// A set whose every finding was declined is not asked about again, whatever the plan says.
function pending({ proposal, accepted, declined }: State): readonly ChangeSet[] {
  const open = proposal.plan.sets.filter(
    (set) => !accepted.has(set.id) && set.findings.some((finding) => !declined.has(finding.id)),
  );
  return [...open].sort(worstSetFirst);
}

async function decideSet(set: ChangeSet, remaining: number, state: State, session: Session): Promise<Decision> {
  const changes = inOrder(set, await isolate(set, state, session.propose));
  const files = changes.map((change) => change.path);
  const label = session.labels.of(set);
  for (const change of changes) {
    const page = { set, label, change, files, accepted: state.accepted.size, declined: state.declinedSets, remaining };
    const answer = await askAbout(page, session);
    if (answer !== 'y') return toDecision(answer, change.path);
  }
  return { kind: 'yes' };
}

function inOrder(set: ChangeSet, changes: readonly Change[]): readonly Change[] {
  const rank = (path: string): number => (set.files.includes(path) ? set.files.indexOf(path) : set.files.length);
  return [...changes].sort((one, other) => rank(one.path) - rank(other.path) || compareText(one.path, other.path));
}

async function askAbout(page: Page, { ask, view }: Session): Promise<Answer> {
  view.print(renderPage(page, view));
  for (;;) {
    const answer = await ask();
    if (answer === 'w') view.print(`${renderProofs(page.set)}\n`);
    else if (answer === '?') view.print(`${keysHelp}\n`);
    else return answer;
  }
}

function toDecision(answer: Answer, path: string): Decision {
  if (answer === 'n') return { kind: 'no', path };
  if (answer === 'a') return { kind: 'all' };
  return { kind: answer === 'interrupt' ? 'interrupt' : 'quit' };
}

function accept(state: State, sets: readonly ChangeSet[], { view, labels }: Session): State {
  view.print(view.colors.green(`accepted ${names(sets, labels)}`) + '\n');
  return { ...state, accepted: new Set([...state.accepted, ...sets.map((set) => set.id)]) };
}

async function decline(state: State, set: ChangeSet, path: string, { propose, view, labels }: Session): Promise<State> {
  const touching = pending(state).filter((other) => other.id === set.id || changes(state.proposal, path, other));
  const shared = touching.length > 1 ? `: they all change ${path}` : '';
  view.print(view.colors.dim(`skipped ${names(touching, labels)}${shared}`) + '\n');
  const ids = touching.flatMap((other) => other.findings.map((finding) => finding.id));
  const declined = new Set([...state.declined, ...ids]);
  return {
    ...state,
    declined,
    declinedSets: state.declinedSets + touching.length,
    proposal: await propose({ declined }),
  };
}

function changes(proposal: Proposal, path: string, set: ChangeSet): boolean {
  return proposal.changes.some((change) => change.path === path && change.sets.includes(set.id));
}

function names(sets: readonly ChangeSet[], labels: Labels): string {
  const listed = sets.map((set) => labels.of(set));
  return `${listed.length === 1 ? 'set' : 'sets'} ${listed.join(', ')} (${count(sum(sets), 'call')})`;
}

function sum(sets: readonly ChangeSet[]): number {
  return sets.reduce((total, set) => total + set.findings.length, 0);
}

// Whatever was not accepted is declined, so that the texts hold the accepted sets and nothing else.
async function conclude(state: State, propose: Propose): Promise<ReviewResult> {
  const { accepted, declined, proposal } = state;
  const left = proposal.plan.sets.filter((set) => !accepted.has(set.id)).flatMap((set) => set.findings);
  const choices: Choices = { declined: new Set([...declined, ...left.map((finding) => finding.id)]) };
  const final = left.length > 0 ? await propose(choices) : proposal;
  return { proposal: final, accepted: final.plan.sets, interrupted: state.end === 'interrupted' };
}
