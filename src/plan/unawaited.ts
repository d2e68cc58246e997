import { isWithin } from '../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId, Span, StatementFacts } from '../types';
import { isMet } from './barriers';
import { isAlwaysMet } from './branches';
import type { Effects } from './effects';
import type { Guarding } from './hazards';
import { DeferredWork, type DeferredPart } from './deferred-work';
import type { Closure } from './propagate';
import { isPassedOn } from './positions';

const BARE_RETURN = 'return;';

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

  constructor(
    private readonly graph: CallGraph,
    private readonly parts: DeferredWork,
    private readonly locks: Guarding['locks'],
  ) {}

  /** The calls that now return before the work is done, where the code behind them relies on it. */
  placesOf(waits: readonly CallId[]): readonly CallId[] {
    return [...new Set(waits.flatMap((wait) => this.placesAfter(wait)))];
  }

  private placesAfter(wait: CallId): readonly CallId[] {
    const { program } = this.graph;
    const fn = program.callerOf(wait);
    if (!program.fn(fn).async || !isAtOnce(this.graph, wait)) return [];
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
        if (!late.isLost && isPassedOn(this.graph.program.call(edge.call).position)) {
          if (edge.kind === 'callback' && this.isHome(part.orders, edge.caller)) found.push(edge.call);
          else if (isAtOnce(this.graph, edge.call)) queue.push({ fn: edge.caller, isLost: false });
        } else if (this.shows(edge, part)) found.push(edge.call);
        else queue.push({ fn: edge.caller, isLost: true });
      }
    }
    return found;
  }

  /** Whether the code behind a call would find something that is not done yet. */
  private shows(edge: Edge, part: DeferredPart): boolean {
    const { call: id, caller, kind } = edge;
    const { program } = this.graph;
    const { position } = program.call(id);
    const isDropped = position.unused || position.fate === 'dropped' || position.fate === 'handled';
    const isRepeated = kind === 'callback' || position.inLoop;
    const later = this.laterThan(edge, isDropped);
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

  /** What a function does after a call: everything, or, if it keeps the promise, until it awaits. */
  private laterThan({ call: id, caller }: Edge, isDropped: boolean): readonly Span[] {
    const { program } = this.graph;
    const { span } = program.call(id);
    const { index } = program.fn(caller);
    const until = isDropped ? Infinity : this.dealtWithAt(caller, span);
    if (index === 0) {
      const around = program.callsIn(caller).filter((call) => isWithin(span, call.span));
      return [{ start: Math.max(...around.map((call) => call.span.end)), end: until }];
    }
    const around = program
      .fileOf(id)
      .statements.filter((list) => list.fn === index)
      .map(({ items }) => items.slice(items.findIndex((item) => isWithin(span, item.span))))
      .filter(([first]) => first !== undefined && isWithin(span, first.span))
      .sort(([a], [b]) => a.span.end - a.span.start - (b.span.end - b.span.start));
    const items: StatementFacts[] = [];
    for (const [, ...later] of around) {
      const end = later.findIndex(isBareReturn);
      items.push(...later.slice(0, end < 0 ? later.length : end));
      if (end >= 0) break;
    }
    return items.map((item) => item.span).filter(({ end }) => end <= until);
  }

  /** The offset at which a function deals with the promise that a call of it makes; `Infinity` when that is out of sight. */
  // Matches: const asked = ask(); … await asked;
  private dealtWithAt(fn: FunctionId, call: Span): number {
    const { program } = this.graph;
    const { index } = program.fn(fn);
    const kept = program.fileOf(fn).keeps.filter(({ fn, value }) => fn === index && isWithin(call, value));
    return Math.min(Infinity, ...kept.map(({ until }) => until));
  }
}

function messageOf(call: CallFacts): string {
  return isPassedOn(call.position)
    ? `the functions that ${nameOf(call)} calls wait at the same time, and what they add comes in another order`
    : `what ${nameOf(call)} does is over later than before, and what comes after it does not wait for that`;
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

function isBareReturn({ span, leaves }: StatementFacts): boolean {
  return leaves && span.end - span.start <= BARE_RETURN.length;
}
