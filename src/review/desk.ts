import { compareText, costliestSetFirst } from '../findings/proof';
import type { Change, ChangeSet, Plan, Planner, Proposal, Withheld } from '../types';
import {
  editsBy,
  guarding,
  hashOf,
  isAccepted,
  isApproved,
  isMentioned,
  keyOf,
  saidBy,
  type Approval,
  type Decision,
  type Edited,
  type Said,
} from './decisions';
import { editsOf, edited, withEdits } from './hand-edits';

/** One file of one set: a page of the review. */
export interface Sheet {
  readonly set: ChangeSet;
  readonly path: string;
  readonly approval: Approval;
  readonly approved: boolean;
}

/** The state of a review that follows from its decisions. */
export interface Desk {
  readonly decisions: readonly Decision[];
  readonly proposal: Proposal;
  /** The sets of the plan, worst first. */
  readonly sets: readonly ChangeSet[];
  readonly accepted: readonly ChangeSet[];
  /** Manual edits that conflict with what was accepted. */
  readonly misfits: readonly Edited[];
}

/** By finding id: why it is not planned. */
export type Reasons = ReadonlyMap<string, Withheld>;

const MOST_PROPOSALS = 8;

/** Computes the state of a review from its decisions, memoised, so that a key costs only what it changes. */
export class Clerk {
  private readonly proposals = new Map<string, Promise<Proposal>>();
  private readonly solos = new WeakMap<Proposal, Map<ChangeSet, Promise<readonly Change[]>>>();

  constructor(private readonly planner: Planner) {}

  /** The state of a review after these decisions. */
  async lay(decisions: readonly Decision[]): Promise<Desk> {
    const proposal = await this.propose(saidBy(decisions));
    const sets = [...proposal.plan.sets].sort(costliestSetFirst);
    const accepted: ChangeSet[] = [];
    const desk = { decisions, proposal, sets, accepted, misfits: [] };
    for (const set of sets) {
      if (!isMentioned(set, decisions)) continue;
      const pages = (await this.sheets(set, desk)).map((sheet) => sheet.approval);
      if (isAccepted(set, pages, decisions)) accepted.push(set);
    }
    return { ...desk, misfits: await this.misfits(accepted, desk) };
  }

  /** The pages of a set, in the order they are shown. */
  async sheets(set: ChangeSet, { proposal, decisions }: Desk): Promise<readonly Sheet[]> {
    const changes = await this.solo(set, proposal);
    const sheets = changes.map((change): Sheet => {
      const edits = editsBy(decisions).filter((edit) => edit.set === set.id && edit.path === change.path);
      const mark = hashOf(change.before ?? '', change.after, ...edits.map((edit) => edit.text));
      const approval = { set: set.id, path: change.path, before: hashOf(change.before ?? ''), mark };
      return { set, path: change.path, approval, approved: isApproved(approval, decisions) };
    });
    return inOrder(set, sheets);
  }

  /** The changes of a set to a file, on top of the other accepted sets. */
  async shown({ set, path }: Pick<Sheet, 'set' | 'path'>, desk: Desk): Promise<Change> {
    const others = desk.accepted.filter((other) => other.id !== set.id);
    const whole = (await this.solo(set, desk.proposal)).find((change) => change.path === path) as Change;
    const before = await this.textWith(others, whole, desk);
    const after = await this.textWith([...others, set], whole, desk);
    return { ...whole, before, after: after ?? '' };
  }

  /** Whether a page is empty: another set may have added the same helper. */
  async isIdle(sheet: Sheet, desk: Desk): Promise<boolean> {
    const { before, after } = await this.shown(sheet, desk);
    return before === after;
  }

  /** Whether a page is shown without a manual edit of it, which does not fit what is there now. */
  async lacksEdit({ set, path }: Sheet, desk: Desk): Promise<boolean> {
    const shown = [...desk.accepted.filter((other) => other.id !== set.id), set];
    return (await this.misfits(shown, desk)).some((edit) => edit.set === set.id && edit.path === path);
  }

  /** The first of these pages that is not accepted, and not empty. */
  async firstOpen(sheets: readonly Sheet[], desk: Desk): Promise<Sheet | undefined> {
    for (const sheet of sheets) if (!sheet.approved && !(await this.isIdle(sheet, desk))) return sheet;
    return undefined;
  }

  /**
   * The number of calls of a set that would still be rewritten if the file of a page stayed unchanged, with synchronous
   * twins of what it calls; 0 if that is not possible.
   */
  async callsWithout({ set, path }: Sheet, desk: Desk): Promise<number> {
    const proposal = await this.propose(saidBy([...desk.decisions, { kind: 'keep', path }]));
    return proposal.changes.some((change) => change.path === path) ? 0 : callsLeft(set, proposal);
  }

  /** The number of calls of a set that would still be rewritten if only what has its hazards stayed. */
  async callsGuarded(set: ChangeSet, desk: Desk): Promise<number> {
    return set.risk === 'review' ? callsLeft(set, await this.propose(saidBy([...desk.decisions, guarding(set)]))) : 0;
  }

  /**
   * The final result: what was not accepted is planned without, and so are sets with findings that are `withheld` for
   * another reason.
   */
  async conclude(desk: Desk, withheld: Reasons = new Map()): Promise<Pick<Desk, 'proposal' | 'accepted'>> {
    const isLeft = (set: ChangeSet): boolean =>
      !desk.accepted.includes(set) || set.findings.some(({ id }) => withheld.has(id));
    const left = desk.sets.filter(isLeft).flatMap((set) => set.findings);
    if (left.length === 0) return { proposal: edited(desk.proposal, desk.decisions), accepted: desk.accepted };
    const reasons = new Map(left.map(({ id }) => [id, withheld.get(id) ?? { code: 'undecided' }]));
    const proposal = await this.planner.propose({ ...saidBy(desk.decisions), withheld: reasons });
    // If a set is different without the others, it is not what was accepted, and is left for another time.
    const standing = await this.standing({ ...desk, proposal, sets: proposal.plan.sets });
    if (standing.length === proposal.plan.sets.length)
      return { proposal: edited(proposal, desk.decisions), accepted: standing };
    const accepted = desk.accepted.filter((set) => standing.some(({ id }) => id === set.id));
    return this.conclude({ ...desk, accepted }, withheld);
  }

  /** The texts with some sets of a plan applied, including their manual edits. */
  async render(plan: Plan, sets: readonly ChangeSet[], decisions: readonly Decision[]): Promise<readonly Change[]> {
    const edits = editsOf(decisions, sets);
    const changes = await this.planner.render(plan, sets);
    return changes.map((change) => ({ ...change, after: withEdits(change, edits).text }));
  }

  private async standing(desk: Desk): Promise<readonly ChangeSet[]> {
    const standing: ChangeSet[] = [];
    for (const set of desk.sets) {
      const pages = (await this.sheets(set, desk)).map((sheet) => sheet.approval);
      if (isAccepted(set, pages, desk.decisions)) standing.push(set);
    }
    return standing;
  }

  private async textWith(sets: readonly ChangeSet[], whole: Change, desk: Desk): Promise<string | undefined> {
    const changes = await this.render(desk.proposal.plan, inPlanOrder(desk.proposal, sets), desk.decisions);
    return (changes.find(({ path }) => path === whole.path) ?? { after: whole.before }).after;
  }

  private async misfits(sets: readonly ChangeSet[], { decisions, proposal }: Desk): Promise<readonly Edited[]> {
    const edits = editsOf(decisions, sets);
    if (edits.length === 0) return [];
    const changes = await this.planner.render(proposal.plan, inPlanOrder(proposal, sets));
    return changes.flatMap((change) => {
      const { text, misfits } = withEdits(change, edits);
      const isBroken = misfits.length === 0 && this.planner.problem(change.path, text) !== undefined;
      return isBroken ? edits.filter((edit) => edit.path === change.path) : misfits;
    });
  }

  private solo(set: ChangeSet, proposal: Proposal): Promise<readonly Change[]> {
    const known = this.solos.get(proposal) ?? new Map<ChangeSet, Promise<readonly Change[]>>();
    const changes = known.get(set) ?? this.planner.render(proposal.plan, [set]);
    this.solos.set(proposal, known.set(set, changes));
    return changes;
  }

  private propose(said: Said): Promise<Proposal> {
    const key = keyOf(said);
    const proposal = this.proposals.get(key) ?? this.planner.propose(said);
    this.proposals.delete(key);
    this.proposals.set(key, proposal);
    const [oldest] = this.proposals.keys();
    if (this.proposals.size > MOST_PROPOSALS) this.proposals.delete(oldest);
    return proposal;
  }
}

function callsLeft(set: ChangeSet, { plan }: Proposal): number {
  const left = new Set(plan.sets.flatMap((other) => other.findings.map(({ id }) => id)));
  return set.findings.filter(({ id }) => left.has(id)).length;
}

function inOrder(set: ChangeSet, sheets: readonly Sheet[]): readonly Sheet[] {
  const rank = (path: string): number => (set.files.includes(path) ? set.files.indexOf(path) : set.files.length);
  return [...sheets].sort((one, other) => rank(one.path) - rank(other.path) || compareText(one.path, other.path));
}

function inPlanOrder({ plan }: Proposal, sets: readonly ChangeSet[]): readonly ChangeSet[] {
  const ids = new Set(sets.map((set) => set.id));
  return plan.sets.filter((set) => ids.has(set.id));
}
