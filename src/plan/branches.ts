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
  const search = new Search(factsOf(program, id).around, ends, passed);
  return ends.some((end) => search.isMet(end));
}

/** The offsets of a function that such questions depend on, besides the ends: answers change at these only. */
export function boundariesOf(program: ProgramView, id: FunctionId): readonly number[] {
  return factsOf(program, id).boundaries();
}

/** Whether two offsets of a function, in this order, are mutually exclusive: no path passes both, outside of loops. */
// Matches: if (short) send(head()); else send(all());
export function areChoices(program: ProgramView, id: FunctionId, first: number, second: number): boolean {
  return factsOf(program, id).choices.some(({ one, other }) => isIn(one, first) && isIn(other, second));
}

/** Whether a branch behind an offset of a function excludes another one: who takes it never comes there. */
// Matches: if (isTaken(id)) return; take(id), from the first call to the second
export function isPassedOver(program: ProgramView, id: FunctionId, from: number, to: number): boolean {
  return factsOf(program, id).choices.some(({ one, other }) => one.start >= from && isIn(other, to));
}

interface Facts {
  /** The branches around an offset; a long function has hundreds, and is asked about thousands of pairs of offsets. */
  readonly around: (at: number) => readonly BranchFacts[];
  readonly choices: readonly ChoiceFacts[];
  readonly boundaries: () => readonly number[];
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
  const own = branches.filter(isOwn);
  const known = new Map<number, readonly BranchFacts[]>();
  const around = (at: number): readonly BranchFacts[] => {
    let found = known.get(at);
    if (found === undefined) known.set(at, (found = own.filter((branch) => isIn(branch, at))));
    return found;
  };
  return { around, choices: choices.filter(isOwn), boundaries: () => own.flatMap(boundariesIn) };
}

function boundariesIn({ start, end, jumps, other, only }: BranchFacts): number[] {
  const parts = [other, only].flatMap((part) => (part ? [part.start, part.end] : []));
  return [start, end, ...jumps, ...parts];
}

/** Searches the branches of a function for a path that avoids all ends. */
class Search {
  private readonly known = new Map<number, Map<number, boolean>>();

  constructor(
    private readonly around: Facts['around'],
    private readonly ends: readonly number[],
    private readonly passed: readonly number[],
    /** What was asked for first: of what comes before a jump, less is asked, and once. */
    private readonly all: { readonly ends: readonly number[]; readonly passed: readonly number[] } = { ends, passed },
    private readonly behind = new Map<number, boolean>(),
  ) {}

  /** Whether a path passes the end; `entered` is where it takes the alternative of a branch. */
  isMet(end: number, entered = -1): boolean {
    let known = this.known.get(entered);
    if (known === undefined) this.known.set(entered, (known = new Map()));
    const isMet = known.get(end) ?? this.isOnAll(end, entered);
    known.set(end, isMet);
    return isMet;
  }

  private isOnAll(end: number, entered: number): boolean {
    const around = this.around(end);
    return (
      around.every((branch) => this.mayBeOpen(branch, entered)) &&
      around.every((branch) => this.isOpen(branch, end, entered))
    );
  }

  /** What is asked first, because in a long chain of `else if` the other question costs much. */
  private mayBeOpen(branch: BranchFacts, entered: number): boolean {
    const { other, only } = branch;
    return (
      isIn(branch, entered) ||
      only !== undefined ||
      this.passed.some((offset) => isIn(branch, offset)) ||
      (other !== undefined && this.ends.some((end) => isIn(other, end)))
    );
  }

  /** The branch, which the end is in, does not skip it: the path enters it, or its alternative has another end. */
  private isOpen(branch: BranchFacts, end: number, entered: number): boolean {
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
    // The nearest is the likeliest.
    const before = this.all.ends.filter((end) => end < jump).reverse();
    const search = new Search(this.around, before, [...this.all.passed, jump], this.all, this.behind);
    const isBehind = before.some((end) => search.isMet(end));
    this.behind.set(jump, isBehind);
    return isBehind;
  }
}

function isIn({ start, end }: Span, at: number): boolean {
  return at > start && at <= end;
}
