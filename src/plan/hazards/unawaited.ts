import type { CallFacts, CallGraph, CallId, Edge, FunctionId, Span } from '../../types';
import { isMet } from '../barriers/barriers';
import { isAlwaysMet } from '../branches';
import { Continuations } from '../propagation/continuations';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import { DeferredWork, type DeferredPart } from './deferred-work';
import { pausesOf, turnOf, type Pause } from '../propagation/pauses';
import type { Closure } from '../propagation/closure';
import { isPassedOn } from '../barriers/positions';

/** A function whose work now ends later. */
interface Late {
  readonly fn: FunctionId;
  /** Its promise does not cover that work. */
  readonly isLost: boolean;
  /** It returned a promise before, so that several calls of it run at the same time where nobody waits for each. */
  readonly isAsync: boolean;
  /** That work is in a function each call of which waits for those before it to be over, because of a lock. */
  readonly isQueued: boolean;
}

/** A call behind which work is not done yet. */
interface Place {
  readonly call: CallId;
  /** It is waited for, but other work is done at the same time. */
  readonly isReordered: boolean;
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
  return closures.flatMap(({ finding, awaits, loops, owner }) => {
    const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops]);
    const holders = new Set(waits.map(({ fn }) => fn));
    const turns = locks.filter(({ fn }) => holders.has(fn)).map((lock) => turnOf(graph, lock));
    return finder.placesOf([...waits, ...turns]).map(({ call, isReordered }) => ({
      fn: owner,
      hazard: {
        code: 'unawaited',
        message: messageOf(graph.program.call(call), isReordered),
        at: graph.program.at(call),
        findings: [finding.id],
      },
    }));
  });
}

/** Functions whose work used to be done when their call returned. */
export function lateFunctions(graph: CallGraph, { finding, awaits, loops, resumed, async }: Closure): FunctionId[] {
  const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops, ...resumed]);
  return [...async, ...waits.filter(({ fn, start }) => isAtOnce(graph, fn, start)).map(({ fn }) => fn)];
}

class Finder {
  private readonly known = new Map<string, readonly Place[]>();
  private readonly continuations: Continuations;

  constructor(
    private readonly graph: CallGraph,
    private readonly parts: DeferredWork,
    locks: Guarding['locks'],
  ) {
    this.continuations = new Continuations(graph, locks);
  }

  /** The calls that now return before the work is done, where the code behind them relies on it. */
  placesOf(waits: readonly Pause[]): readonly Place[] {
    const found = waits.flatMap((wait) => this.placesAfter(wait));
    return [...new Map(found.map((place) => [place.call, place])).values()];
  }

  private placesAfter({ fn, start }: Pause): readonly Place[] {
    if (!isAtOnce(this.graph, fn, start)) return [];
    const key = `${fn} ${start}`;
    const found = this.known.get(key) ?? this.search(fn, this.parts.after(fn, start));
    this.known.set(key, found);
    return found;
  }

  private search(fn: FunctionId, part: DeferredPart): readonly Place[] {
    const found: Place[] = [];
    const seen = new Set<string>();
    const queue: Late[] = [
      { fn, isLost: false, isAsync: this.graph.program.fn(fn).async, isQueued: this.continuations.queues(fn) },
    ];
    for (let late = queue.pop(); late; late = queue.pop()) {
      const key = `${late.fn} ${late.isLost} ${late.isAsync} ${late.isQueued}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const edge of (this.graph.to.get(late.fn) ?? []).filter((one) => isMet(this.graph, one))) {
        const isAsync = late.isAsync || this.graph.program.fn(edge.caller).async;
        const isQueued = late.isQueued || this.continuations.queues(edge.caller);
        if (!late.isLost && this.isWaitedFor(edge)) {
          if (this.isReordered(edge, part, late)) found.push({ call: edge.call, isReordered: true });
          else if (this.isPassedUp(edge)) queue.push({ fn: edge.caller, isLost: false, isAsync, isQueued });
        } else if (this.shows(edge, part, late)) found.push({ call: edge.call, isReordered: false });
        else queue.push({ fn: edge.caller, isLost: true, isAsync, isQueued });
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
    return (
      isAtOnce(this.graph, caller, program.call(call).span.start) &&
      (program.fn(callee).async || !program.fn(caller).async)
    );
  }

  /** Calls that wait at the same time, of which one uses what the other leaves behind. */
  // Matches: Promise.all(names.map(add)), Promise.all([load(), save()])
  private isReordered(edge: Edge, part: DeferredPart, late: Late): boolean {
    if (edge.kind === 'callback') return late.isAsync && this.isMetByItself(part, edge, late);
    return this.isMet(part, edge.caller, this.continuations.beside(edge));
  }

  /** Whether it shows that the part comes behind what a function does there. */
  private isMet(part: DeferredPart, fn: FunctionId, spans: readonly Span[]): boolean {
    return this.parts.meet(part, fn, spans) || this.parts.shareVariables(part, fn, spans);
  }

  /** Whether it shows in which order several calls of the function come to the part. */
  private isMetByItself(part: DeferredPart, { callee }: Edge, { isQueued }: Late): boolean {
    return !isQueued && this.parts.isOrdered(part, callee);
  }

  /** Whether the code behind a call would find something that is not done yet. */
  private shows(edge: Edge, part: DeferredPart, late: Late): boolean {
    const { call: id, caller, kind } = edge;
    const { program } = this.graph;
    const { position } = program.call(id);
    const isDropped = late.isLost || position.unused || position.fate === 'dropped' || position.fate === 'handled';
    const isRepeated = kind === 'callback' || position.inLoop;
    const later = [
      ...this.continuations.after(edge, isDropped),
      ...(late.isLost ? this.continuations.withResult(edge) : []),
    ];
    const fills = this.isHome(part.fills, caller);
    // A caller that drops the promise does not see what was only read; changes show to later requests.
    const changes = isDropped && (part.answers || part.changes);
    if (isRepeated && (fills || changes)) return true;
    return (
      (changes && this.parts.isBusy(caller, later)) ||
      (fills && later.length > 0) ||
      ((kind === 'callback' || this.continuations.isRepeated(edge)) && this.isMetByItself(part, edge, late)) ||
      this.isMet(part, caller, [...later, ...this.continuations.beside(edge)])
    );
  }

  private isHome(homes: readonly Span[], fn: FunctionId): boolean {
    const { start } = this.graph.program.fn(fn).span;
    return homes.some((home) => home.start === start);
  }
}

function messageOf(call: CallFacts, isReordered: boolean): string {
  return isReordered
    ? `the callbacks of ${nameOf(call)} now run concurrently, and what they add may come in another order`
    : `the work of ${nameOf(call)} now ends later, and the code after it does not wait for that`;
}

const MAX_TEXT = 80;

/** The callee as written, unless that is a whole function. */
// Matches: load, (async () => { … })
function nameOf({ text }: CallFacts): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()} …` : text;
}

/** The function waited for nothing before an offset. */
function isAtOnce({ program }: CallGraph, fn: FunctionId, start: number): boolean {
  const ends = program.fn(fn).awaits.filter((end) => end <= start);
  return !isAlwaysMet(program, fn, ends, [-1, start]);
}
