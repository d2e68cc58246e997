import type { CallFacts, CallGraph, CallId, Edge, FunctionId, Span } from '../../types';
import { isMet } from '../barriers/barriers';
import { isAlwaysMet } from '../branches';
import { Continuations } from '../propagation/continuations';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import { DeferredWork, type DeferredPart } from './deferred-work';
import type { Closure } from '../propagation/propagate';
import { isPassedOn } from '../barriers/positions';

/** A function whose work now ends later. */
interface Late {
  readonly fn: FunctionId;
  /** Its promise does not cover that work. */
  readonly isLost: boolean;
}

/**
 * An async function runs synchronously up to its first `await`. From the first inserted wait on, its work is done
 * later, so a caller that drops the promise, or does not await it yet, goes on without it. Reported where that would
 * show.
 */
export function unawaited(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
  locks: Guarding['locks'],
): Guarding['hazards'] {
  const finder = new Finder(graph, new DeferredWork(graph, effects), locks);
  return closures.flatMap(({ finding, awaits, loops, owner }) =>
    finder.placesOf([finding.blocking.id, ...awaits, ...loops]).map((call) => ({
      fn: owner,
      hazard: {
        code: 'unawaited',
        message: messageOf(graph.program.call(call)),
        at: graph.program.at(call),
        findings: [finding.id],
      },
    })),
  );
}

/** Functions whose work used to be done when their call returned. */
export function lateFunctions(graph: CallGraph, { finding, awaits, loops, resumed, async }: Closure): FunctionId[] {
  const waits = [finding.blocking.id, ...awaits, ...loops, ...resumed].filter((call) => isAtOnce(graph, call));
  return [...async, ...waits.map((call) => graph.program.callerOf(call))];
}

class Finder {
  private readonly known = new Map<CallId, readonly CallId[]>();
  private readonly continuations: Continuations;

  constructor(
    private readonly graph: CallGraph,
    private readonly parts: DeferredWork,
    private readonly locks: Guarding['locks'],
  ) {
    this.continuations = new Continuations(graph, locks);
  }

  /** The calls that now return before the work is done, where the code behind them relies on it. */
  placesOf(waits: readonly CallId[]): readonly CallId[] {
    return [...new Set(waits.flatMap((wait) => this.placesAfter(wait)))];
  }

  private placesAfter(wait: CallId): readonly CallId[] {
    const { program } = this.graph;
    const fn = program.callerOf(wait);
    if (!isAtOnce(this.graph, wait)) return [];
    const found = this.known.get(wait) ?? this.search(fn, this.parts.after(fn, this.beginOf(fn, wait)));
    this.known.set(wait, found);
    return found;
  }

  /** Where it first waits: for its lock, if it takes one. */
  private beginOf(fn: FunctionId, wait: CallId): number {
    const { program } = this.graph;
    const own = this.locks.filter((lock) => lock.fn === fn);
    const turns = own.map(({ range }) => range?.start ?? program.fn(fn).span.start);
    return Math.min(program.call(wait).span.start, ...turns);
  }

  private search(fn: FunctionId, part: DeferredPart): readonly CallId[] {
    const found: CallId[] = [];
    const seen = new Set<string>();
    const queue: Late[] = [{ fn, isLost: false }];
    for (let late = queue.pop(); late; late = queue.pop()) {
      const key = `${late.fn} ${late.isLost}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const edge of (this.graph.to.get(late.fn) ?? []).filter((one) => isMet(this.graph, one))) {
        if (!late.isLost && this.isWaitedFor(edge)) {
          if (this.isReordered(edge, part)) found.push(edge.call);
          else if (this.isPassedUp(edge)) queue.push({ fn: edge.caller, isLost: false });
        } else if (this.shows(edge, part)) found.push(edge.call);
        else queue.push({ fn: edge.caller, isLost: true });
      }
    }
    return found;
  }

  /** Its promise is awaited or passed on, or the call gets an `await`, since its callee becomes async. */
  private isWaitedFor({ callee, call }: Edge): boolean {
    const { program } = this.graph;
    return !program.fn(callee).async || isPassedOn(program.call(call).position);
  }

  /** The caller's work ends later, too. Where its own `await` is new, that is asked of the caller itself. */
  private isPassedUp({ callee, caller, call }: Edge): boolean {
    const { program } = this.graph;
    return isAtOnce(this.graph, call) && (program.fn(callee).async || !program.fn(caller).async);
  }

  /** Calls that wait at the same time, of which one uses what the other leaves behind. */
  // Matches: Promise.all(names.map(add)), Promise.all([load(), save()])
  private isReordered(edge: Edge, part: DeferredPart): boolean {
    const { callee, caller, kind } = edge;
    if (kind !== 'callback') return this.parts.meet(part, caller, this.continuations.beside(edge));
    return this.graph.program.fn(callee).async && this.isHome(part.orders, caller);
  }

  /** Whether the code behind a call would find something that is not done yet. */
  private shows(edge: Edge, part: DeferredPart): boolean {
    const { call: id, caller, kind } = edge;
    const { program } = this.graph;
    const { position } = program.call(id);
    const isDropped = position.unused || position.fate === 'dropped' || position.fate === 'handled';
    const isRepeated = kind === 'callback' || position.inLoop;
    const later = this.continuations.after(edge, isDropped);
    const fills = this.isHome(part.fills, caller);
    // A caller that drops the promise does not see what was only read; changes show to later requests.
    const changes = isDropped && (part.answers || part.changes);
    if (isRepeated && (fills || changes)) return true;
    return (
      (changes && this.parts.isBusy(caller, later)) ||
      (fills && later.length > 0) ||
      this.parts.meet(part, caller, later)
    );
  }

  private isHome(homes: readonly Span[], fn: FunctionId): boolean {
    const { start } = this.graph.program.fn(fn).span;
    return homes.some((home) => home.start === start);
  }
}

function messageOf(call: CallFacts): string {
  return isPassedOn(call.position)
    ? `the callbacks of ${nameOf(call)} now run concurrently, and what they add may come in another order`
    : `the work of ${nameOf(call)} now ends later, and the code after it does not wait for that`;
}

const MAX_TEXT = 80;

/** The callee as written, unless that is a whole function. */
// Matches: load, (async () => { … })
function nameOf({ text }: CallFacts): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()} …` : text;
}

/** The function waited for nothing before the call. */
function isAtOnce({ program }: CallGraph, id: CallId): boolean {
  const { start } = program.call(id).span;
  const caller = program.callerOf(id);
  const ends = program.fn(caller).awaits.filter((end) => end <= start);
  return !isAlwaysMet(program, caller, ends, [-1, start]);
}
