import type { BranchFacts, ChoiceFacts, FileFacts, FunctionId, ProgramView, Span } from '../types';

/**
 * Whether every path through a function that comes by the offsets `passed` also comes by one of the `ends`: the question
 * of dominators, for structured control flow. The function starts at -1 and ends at `Infinity`.
 */
// Matches: await send(list), if (remote) await send(list); else await keep(list), and not: if (remote) await send(list)
export function isAlwaysMet(
  program: ProgramView,
  id: FunctionId,
  ends: readonly number[],
  passed: readonly number[],
): boolean {
  const search = new Search(factsOf(program, id).branches, ends, passed);
  return ends.some((end) => search.isMet(end));
}

/** Whether two offsets of a function, in this order, are mutually exclusive: no path passes both, outside of loops. */
// Matches: if (short) send(head()); else send(all());
export function areChoices(program: ProgramView, id: FunctionId, first: number, second: number): boolean {
  return factsOf(program, id).choices.some(({ one, other }) => isIn(one, first) && isIn(other, second));
}

interface Facts {
  readonly branches: readonly BranchFacts[];
  readonly choices: readonly ChoiceFacts[];
}

const known = new WeakMap<ProgramView, Map<FunctionId, Facts>>();

function factsOf(program: ProgramView, id: FunctionId): Facts {
  const facts = known.get(program) ?? new Map<FunctionId, Facts>();
  known.set(program, facts);
  const own = facts.get(id) ?? readFacts(program.fileOf(id), program.fn(id).index);
  facts.set(id, own);
  return own;
}

function readFacts({ branches, choices }: FileFacts, index: number): Facts {
  const isOwn = ({ fn }: { readonly fn: number }): boolean => fn === index;
  return { branches: branches.filter(isOwn), choices: choices.filter(isOwn) };
}

/** Searches the branches of a function for a path that avoids all ends. */
class Search {
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly branches: readonly BranchFacts[],
    private readonly ends: readonly number[],
    private readonly passed: readonly number[],
    /** What was asked for first: of what comes before a jump, less is asked, and once. */
    private readonly all: { readonly ends: readonly number[]; readonly passed: readonly number[] } = { ends, passed },
    private readonly behind = new Map<number, boolean>(),
  ) {}

  /** Whether a path passes the end; `entered` is where it takes the alternative of a branch. */
  isMet(end: number, entered = -1): boolean {
    const key = `${end} ${entered}`;
    const isMet = this.known.get(key) ?? this.branches.every((branch) => this.isOpen(branch, end, entered));
    this.known.set(key, isMet);
    return isMet;
  }

  /**
   * The branch does not skip the end: the end is outside of it, or the path enters it, or its alternative has another
   * end.
   */
  private isOpen(branch: BranchFacts, end: number, entered: number): boolean {
    if (!isIn(branch, end)) return true;
    const isLeft = (from: number): boolean =>
      branch.jumps.some((jump) => jump > from && jump < end && !this.isBehind(jump));
    const isThrough = (offset: number): boolean => isIn(branch, offset) && !isLeft(offset);
    if (isThrough(entered) || this.passed.some(isThrough)) return true;
    const { other, only } = branch;
    if (only && !this.passed.some((offset) => offset === Infinity || isIn(only, offset))) return true;
    if (!other || isLeft(branch.start)) return false;
    return this.ends.some((one) => isIn(other, one) && this.isMet(one, other.start + 1));
  }

  /** Control leaves there only after it came by another of the ends. */
  // Matches: show(list), in: if (remote) { list = await fetchAll(); show(list); } await keep(list);
  private isBehind(jump: number): boolean {
    const known = this.behind.get(jump);
    if (known !== undefined) return known;
    const before = this.all.ends.filter((end) => end < jump);
    const search = new Search(this.branches, before, [...this.all.passed, jump], this.all, this.behind);
    const isBehind = before.some((end) => search.isMet(end));
    this.behind.set(jump, isBehind);
    return isBehind;
  }
}

function isIn({ start, end }: Span, at: number): boolean {
  return at > start && at <= end;
}
