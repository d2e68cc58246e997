import { callId, isWithin, pathOf } from '../../program';
import type { AwaitedOperand, CallFacts, CallGraph, Edge, FunctionId, Lock, Release, Span } from '../../types';
import { isMet } from '../barriers/barriers';
import { lateBehind } from '../barriers/late-listeners';
import { transactionsIn } from '../barriers/transactions';
import type { Effects } from '../effects/effects';
import type { Touch } from '../effects/locations';
import type { Waits } from '../propagation/waits';
import { AwaitedOperands } from './awaited-operands';
import { CallbackCalls } from './callback-calls';
import { calleesOf, type Region } from './lock-order';
import { mayRunOthers } from './other-callees';
import { Uses, type UsesOf } from './uses-under-lock';

/** With more, nobody would see any more what the lock is held for. */
const MOST = 16;

/** Of `node:events`: the next event may come right behind. */
const LISTENS_ONCE = 'once';

/** A part of a function that runs under a lock. */
interface Part {
  readonly fn: FunctionId;
  readonly span: Span;
  /** The lock, or a caller, waits for the promise that it returns. */
  readonly isWaitedFor: boolean;
}

/** The calls that a part of a function waits for, and other operands of `await`. */
interface Waiting {
  readonly calls: ReadonlySet<CallFacts>;
  readonly others: readonly AwaitedOperand[];
}

interface Search extends UsesOf {
  readonly found: Release[];
}

/**
 * Finds the existing waits over which a lock would be held: to wait without it is to let others run where they could
 * run before, and nowhere else. What such a wait is for is either complete in itself, and does not use what the lock
 * protects; or it is a function of the project that does, and waits without the lock itself.
 */
// Matches: await fetch(url); await save(data), where save does: fs.writeFileSync(file, data); await sync(file); …
export class Releases {
  private readonly callbackCalls: CallbackCalls;
  private readonly uses: Uses;
  private readonly others: AwaitedOperands;

  constructor(
    private readonly graph: CallGraph,
    effects: Effects,
    private readonly waits: Waits,
    /** Functions that wait from now on. */
    private readonly zone: ReadonlySet<FunctionId>,
    /** Whether a file stays as it is. */
    private readonly isKept: (path: string) => boolean,
    /** Whether live code changes what is touched. */
    isShared: (touch: Touch) => boolean,
  ) {
    this.callbackCalls = new CallbackCalls(graph);
    this.uses = new Uses(graph, effects, zone, isShared);
    this.others = new AwaitedOperands(graph);
  }

  /**
   * The waits during which a lock of some places is released that is held for a part of a function; undefined where
   * it would be held over a wait, or while work goes on beside that uses the places.
   */
  of(part: Part, regions: readonly Region[]): readonly Release[] | undefined {
    const search: Search = { ...this.uses.of(regions), found: [] };
    const seen = new Set<string>();
    const queue = [part];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const visit = `${next.fn} ${next.span.start} ${next.isWaitedFor}`;
      if (seen.has(visit)) continue;
      seen.add(visit);
      const inner = this.within(next, search);
      if (!inner || search.found.length > MOST) return undefined;
      queue.push(...inner);
    }
    return distinct(search.found);
  }

  /**
   * Whether a lock might be released by who must not: work under one of the others, for which nobody waits there, comes
   * to a wait at which it is.
   */
  // Matches: exclusive('users', async () => { save(user).catch(next); … }), where save does: await unlocked('users', …)
  areTorn(locks: readonly Lock[]): boolean {
    const releasing = new Set(locks.flatMap(({ releases = [] }) => releases.map((release) => release.fn)));
    if (releasing.size === 0) return false;
    return locks.some(({ fn, range, releases }) => {
      const span = range ?? this.graph.program.fn(fn).body;
      const calls = this.graph.program.callsIn(fn).filter((call) => isWithin(call.span, span));
      if (releases) return false;
      if (this.isPassed(fn, calls)) return true;
      const called = calls.flatMap((call) => this.edgesOf(fn, call)).map(({ callee }) => callee);
      return [...called, ...calleesOf(this.graph, called)].some((callee) => releasing.has(callee));
    });
  }

  /** Adds the waits of a part, and gives the functions that are called there under the lock. */
  private within(part: Part, search: Search): Part[] | undefined {
    const { isTied, isUse, found } = search;
    const calls = this.graph.program.callsIn(part.fn).filter((call) => isWithin(call.span, part.span));
    const waiting = this.isFit(part.fn, calls) ? this.waitingIn(part, calls) : undefined;
    if (!waiting || !this.others.areFree(part.fn, waiting.others, search)) return undefined;
    found.push(...waiting.others.map((span) => ({ fn: part.fn, span })));
    const inner: Part[] = [];
    for (const call of calls) {
      const edges = this.edgesOf(part.fn, call);
      const users = edges.filter(({ callee }) => isTied(callee));
      const isWait = waiting.calls.has(call);
      const id = callId(pathOf(part.fn), call.index);
      if (isWait && users.length === 0 && !isUse(id)) {
        if (!this.isPromise(part.fn, call, edges) || this.isLate(part.fn, call)) return undefined;
        found.push({ fn: part.fn, span: call.span });
      }
      if (users.length === 0) continue;
      const isHeld = isWait ? this.isDirect(edges) : users.every((edge) => this.isOver(part, edge, call));
      if (!isHeld) return undefined;
      const held = isWait ? edges.filter(({ callee }) => isTied(callee) || this.waits.mayWait(callee)) : users;
      inner.push(...held.map(({ callee }) => this.bodyOf(callee, isWait || call.position.awaited)));
    }
    return inner;
  }

  private bodyOf(fn: FunctionId, isAwaited: boolean): Part {
    return { fn, span: this.graph.program.fn(fn).body, isWaitedFor: isAwaited || this.zone.has(fn) };
  }

  /** Control does not go to a function that cannot be followed, and no transaction is open. */
  private isFit(fn: FunctionId, calls: readonly CallFacts[]): boolean {
    const { generator } = this.graph.program.fn(fn);
    return (
      !generator && !this.isPassed(fn, calls) && !this.isKept(pathOf(fn)) && transactionsIn(this.graph, fn).length === 0
    );
  }

  private isPassed(fn: FunctionId, calls: readonly CallFacts[]): boolean {
    const passing = this.callbackCalls.in(fn);
    return calls.some((call) => passing.includes(call));
  }

  /** At what a part waits, now and before; undefined where that is not known. */
  private waitingIn({ fn, span, isWaitedFor }: Part, calls: readonly CallFacts[]): Waiting | undefined {
    const ends = this.waits.of(fn).filter((end) => end > span.start && end <= span.end);
    const awaited = calls.filter((call) => call.position.awaited && ends.includes(call.span.end));
    const given = isWaitedFor ? calls.filter((call) => !call.position.awaited && this.waits.mayGive(fn, call)) : [];
    // A `finally` runs beside what is returned.
    const isBeside = given.some(({ position }) => position.finishes);
    const { awaited: operands = [] } = this.graph.program.fn(fn);
    const others = operands.filter(({ end }) => ends.includes(end));
    const isKnown = awaited.length + others.length === ends.length && !isBeside;
    return isKnown ? { calls: new Set([...awaited, ...given]), others } : undefined;
  }

  /** Whether the function gives a promise, or waits for one, in any case. */
  private isPromise(fn: FunctionId, { position }: CallFacts, edges: readonly Edge[]): boolean {
    const { program, outside } = this.graph;
    const isOfProject = edges.length > 0 && !edges.some(({ call }) => (outside.get(call)?.size ?? 0) > 0);
    const areAsync = isOfProject && edges.every(({ callee }) => program.fn(callee).async);
    return position.awaited || program.fn(fn).async || this.zone.has(fn) || areAsync;
  }

  /** To wait for the lock after the call would delay a listener for something that is already running. */
  private isLate(fn: FunctionId, { span, name }: CallFacts): boolean {
    return name === LISTENS_ONCE || lateBehind(this.graph, { fn, ...span }) !== undefined;
  }

  /** The functions that a call runs, or passes on to be run. */
  private edgesOf(fn: FunctionId, { index }: CallFacts): readonly Edge[] {
    const id = callId(pathOf(fn), index);
    const edges = [...(this.graph.from.get(fn) ?? []), ...(this.graph.fromPassers().get(fn) ?? [])];
    return edges.filter(({ call }) => call === id);
  }

  /** Only functions of the program are waited for. Where one uses the places, all wait without the lock themselves. */
  private isDirect(edges: readonly Edge[]): boolean {
    const areCalled = edges.every(({ kind, through }) => kind !== 'callback' && through === undefined);
    return areCalled && !edges.some(({ call }) => mayRunOthers(this.graph, call));
  }

  /**
   * What a call runs is over when the code behind it runs. So is a function that is not async itself; what it starts is
   * looked at there.
   */
  private isOver({ isWaitedFor }: Part, edge: Edge, { position }: CallFacts): boolean {
    if (!isMet(this.graph, edge) || edge.through !== undefined) return false;
    const isLong = this.graph.program.fn(edge.callee).async;
    const isAwaited = position.awaited || (position.returned && isWaitedFor && !position.inTry);
    return !isLong || (edge.kind !== 'callback' && isAwaited);
  }
}

/** Several ways may lead to one wait. */
function distinct(releases: readonly Release[]): Release[] {
  return [...new Map(releases.map((one) => [`${one.fn} ${one.span.start} ${one.span.end}`, one])).values()];
}
