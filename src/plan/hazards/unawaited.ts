import type { CallGraph, CallId, Edge, FunctionId, Span } from '../../types';
import { isMet } from '../barriers/barriers';
import { Continuations } from '../propagation/continuations';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import { DeferredWork, type DeferredPart } from './deferred-work';
import type { Held } from './held-objects';
import { isAtOnce, keyOf, messageOf, type Late } from './late-work';
import { executed } from '../interleaving/settling-parameters';
import { pausesOf, turnOf, type Pause } from '../propagation/pauses';
import type { Closure } from '../propagation/closure';
import { isPassedOn, isWaitedFor } from '../barriers/positions';

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
  const awaited = new Set(closures.flatMap(({ awaits, loops }) => [...awaits, ...loops]));
  const finder = new Finder(graph, new DeferredWork(graph, effects), locks, awaited);
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

class Finder {
  private readonly known = new Map<string, readonly Place[]>();
  private readonly continuations: Continuations;

  constructor(
    private readonly graph: CallGraph,
    private readonly parts: DeferredWork,
    locks: Guarding['locks'],
    /** Calls that get an `await`. */
    private readonly awaited: ReadonlySet<CallId>,
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
    const isAsync = this.graph.program.fn(fn).async || executed(this.graph, fn) !== undefined;
    const queue: Late[] = [{ fn, isLost: false, isAsync, isQueued: this.continuations.queues(fn), held: part.held }];
    for (let late = queue.pop(); late; late = queue.pop()) {
      const key = keyOf(late);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const edge of this.edgesTo(late.fn)) {
        const isAsync = late.isAsync || this.graph.program.fn(edge.caller).async;
        const isQueued = late.isQueued || this.continuations.queues(edge.caller);
        const held = this.parts.objects.above(late.held, edge);
        const [here, next] = [
          { ...late, held },
          { fn: edge.caller, isAsync, isQueued, held },
        ];
        if (!late.isLost && this.isWaitedFor(edge, late)) {
          if (this.isReordered(edge, part, here)) found.push({ call: edge.call, isReordered: true });
          else if (this.isOutrun(edge, part, here)) found.push({ call: edge.call, isReordered: false });
          else if (this.isPassedUp(edge, late)) queue.push({ ...next, isLost: false });
        } else if (this.shows(edge, part, here)) found.push({ call: edge.call, isReordered: false });
        else queue.push({ ...next, isLost: true });
      }
    }
    return found;
  }

  /** The calls of a function; an executor runs in the call that makes its promise. */
  private edgesTo(fn: FunctionId): readonly Edge[] {
    const edges = (this.graph.to.get(fn) ?? []).filter((one) => isMet(this.graph, one));
    const made = executed(this.graph, fn);
    return made === undefined
      ? edges
      : [{ caller: this.graph.program.callerOf(made), callee: fn, call: made, kind: 'flow' }];
  }

  /** Its promise is awaited or passed on, or the call gets an `await`, since its callee becomes async. */
  private isWaitedFor({ call }: Edge, { isAsync }: Late): boolean {
    const facts = this.graph.program.call(call);
    const isInLine = facts.isNew ? isWaitedFor(this.graph, call, facts) : isPassedOn(facts.position);
    return !isAsync || this.awaited.has(call) || isInLine;
  }

  /** The caller's work ends later, too. Where its own `await` is new, that is asked of the caller itself. */
  private isPassedUp({ caller, call }: Edge, { isAsync }: Late): boolean {
    const { program } = this.graph;
    return isAtOnce(this.graph, caller, program.call(call).span.start) && (isAsync || !program.fn(caller).async);
  }

  /** Calls that wait at the same time, of which one uses what the other leaves behind. */
  // Matches: Promise.all(names.map(add)), Promise.all([load(), save()])
  private isReordered(edge: Edge, part: DeferredPart, late: Late): boolean {
    if (edge.kind === 'callback') return late.isAsync && this.isMetByItself(part, edge, late);
    const beside = this.continuations.beside(edge);
    return this.isMet(part, edge.caller, beside) || this.parts.objects.meet(late.held, edge.caller, beside);
  }

  /** Whether it shows that the caller, which passes the promise on, does not wait for it before it is left. */
  // Matches: try { return read(file); } finally { remove(file); }
  private isOutrun(edge: Edge, part: DeferredPart, { held }: Late): boolean {
    const spans = this.awaited.has(edge.call) ? [] : this.continuations.ensured(edge);
    return this.isMet(part, edge.caller, spans) || this.parts.objects.meet(held, edge.caller, spans);
  }

  /** Whether it shows that the part comes behind what a function does there. */
  private isMet(part: DeferredPart, fn: FunctionId, spans: readonly Span[]): boolean {
    return this.parts.meet(part, fn, spans) || this.parts.shareVariables(part, fn, spans);
  }

  /** Whether it shows in which order several calls of the function come to the part. */
  private isMetByItself(part: DeferredPart, { callee }: Edge, { isQueued, held }: Late): boolean {
    return !isQueued && (this.parts.isOrdered(part, callee) || this.parts.objects.areShared(held, callee));
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
    if (this.showsIn(late.held, edge, later, isDropped)) return true;
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

  /** Whether the code behind a call, or whoever gets control there, finds an object as it was, or changes it too early. */
  // Matches: const sent = send(user); user.seen = true; await sent; and tag(req); next();
  private showsIn(held: readonly Held[], edge: Edge, later: readonly Span[], isDropped: boolean): boolean {
    const { objects } = this.parts;
    const { inLoop } = this.graph.program.call(edge.call).position;
    const spans = [...later, ...this.continuations.beside(edge), ...(inLoop ? objects.roundsOf(edge) : [])];
    if (objects.meet(held, edge.caller, spans)) return true;
    const isPassed = isDropped && objects.areShared(held, edge.caller, 'body');
    return isPassed && this.parts.passesControl(edge.caller, later);
  }

  private isHome(homes: readonly Span[], fn: FunctionId): boolean {
    const { start } = this.graph.program.fn(fn).span;
    return homes.some((home) => home.start === start);
  }
}
