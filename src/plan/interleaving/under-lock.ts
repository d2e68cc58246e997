import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId, Release } from '../../types';
import { isMet } from '../barriers/barriers';
import { lateBehind } from '../barriers/late-listeners';
import { transactionsIn } from '../barriers/transactions';
import { edgesAt } from '../graph-index';
import type { Waits } from '../propagation/waits';
import { AwaitedOperands } from './awaited-operands';
import { CallbackCalls } from './callback-calls';
import { waitingIn, type Part, type Waiting } from './held-waits';
import { LaterWork } from './later-work';
import { mayRunOthers } from './other-callees';
import { PromiseChains, type PromiseChain } from '../propagation/promise-chains';
import type { UsesOf } from './uses-under-lock';

/** Of `node:events`: the next event may come right behind. */
const LISTENS_ONCE = 'once';

/** What is found. */
export interface Search extends UsesOf {
  /** The waits without the lock. */
  readonly found: Release[];
  /** Where the lock would have to be held over a wait, or while work goes on beside it. */
  readonly stuck: string[];
}

/** Tells what a part of a function does while a lock is held for it: where it waits, and what it calls. */
export class UnderLock {
  private readonly callbackCalls: CallbackCalls;
  private readonly others: AwaitedOperands;
  private readonly chains: PromiseChains;
  private readonly later: LaterWork;

  constructor(
    private readonly graph: CallGraph,
    private readonly waits: Waits,
    /** Functions that wait from now on. */
    private readonly zone: ReadonlySet<FunctionId>,
    /** Whether a file stays as it is. */
    private readonly isKept: (path: string) => boolean,
  ) {
    this.callbackCalls = new CallbackCalls(graph);
    this.others = new AwaitedOperands(graph);
    this.chains = new PromiseChains(graph, waits);
    this.later = new LaterWork(graph, this.chains);
  }

  /** Adds the waits of a part, and gives the functions that are called there under the lock; undefined where it cannot be held. */
  within(part: Part, search: Search): Part[] | undefined {
    const { fn, span } = part;
    const all = this.graph.program.callsIn(fn).filter((call) => isWithin(call.span, span));
    const calls = all.filter((call) => !this.later.isBegunBy(fn, call));
    const waiting = this.isFit(fn, calls) ? waitingIn(this.graph, this.waits, part, calls) : undefined;
    if (!waiting || !this.others.areFree(fn, waiting.others, search)) return this.stuckAt(fn, search);
    search.found.push(...waiting.others.map((operand) => ({ fn, span: operand })));
    const chained = this.chainedIn(fn, calls, waiting, search);
    const waits = new Map([...waiting.calls].map((call) => waitOf(call, chained.get(call))));
    const inner: Part[] = [];
    for (const call of calls) {
      const more = chained.has(call) ? this.continuedBy(fn, call, search) : this.calledBy(part, call, waits, search);
      if (!more) return this.stuckAt(idOf(fn, call), search);
      inner.push(...more);
    }
    return inner;
  }

  private stuckAt(place: FunctionId | CallId, { stuck }: Search): undefined {
    stuck.push(this.graph.program.at(place));
  }

  /** Whether one of some calls hands control to a function that cannot be followed. */
  passesControl(fn: FunctionId, calls: readonly CallFacts[]): boolean {
    const passing = this.callbackCalls.in(fn);
    return calls.some((call) => passing.includes(call));
  }

  /** The methods of promises that a part waits for, by chain, where one of them runs what needs the lock. */
  // Matches: await fetch(url).then(parse).then(save), where the lock is for what save uses
  private chainedIn(
    fn: FunctionId,
    calls: readonly CallFacts[],
    waiting: Waiting,
    { isTied }: Search,
  ): ReadonlyMap<CallFacts, PromiseChain> {
    const found = calls.flatMap((call) => {
      const chain = this.chains.of(fn, call);
      return chain && waiting.calls.has(chain.end) ? [[call, chain] as const] : [];
    });
    const isUser = (call: CallFacts): boolean =>
      edgesAt(this.graph, idOf(fn, call)).some(({ callee }) => isTied(callee));
    const tied = new Set(found.flatMap(([call, { end }]) => (isUser(call) ? [end] : [])));
    return new Map(found.filter(([, { end }]) => tied.has(end)));
  }

  /** The callbacks of a method of promises, as far as they need the lock or wait. */
  private continuedBy(fn: FunctionId, call: CallFacts, { isTied }: Search): Part[] {
    const run = edgesAt(this.graph, idOf(fn, call)).filter(
      ({ callee }) => isTied(callee) || this.waits.mayWait(callee),
    );
    return run.map(({ callee }) => this.bodyOf(callee, true));
  }

  /** Adds the wait of a call, if it is one, and gives what it calls under the lock; undefined where that is not known. */
  private calledBy(
    part: Part,
    call: CallFacts,
    waits: ReadonlyMap<CallFacts, boolean>,
    { isTied, isUse, found }: Search,
  ): Part[] | undefined {
    const { fn } = part;
    const edges = edgesAt(this.graph, idOf(fn, call));
    const users = edges.filter(({ callee }) => isTied(callee));
    const isWait = waits.has(call);
    const isMade = isWait && call.isNew;
    if (waits.get(call) && (users.length === 0 || isMade) && !isUse(idOf(fn, call))) {
      if (!this.isPromise(fn, call, edges) || this.isLate(fn, call)) return undefined;
      found.push({ fn, span: call.span });
    }
    if (users.length === 0) return [];
    if (isMade) return this.startedBy(call, users);
    const isHeld = isWait ? this.isDirect(edges) : users.every((edge) => this.isOver(part, edge, call));
    if (!isHeld) return undefined;
    const held = isWait ? edges.filter(({ callee }) => isTied(callee) || this.waits.mayWait(callee)) : users;
    return held.map(({ callee }) => this.bodyOf(callee, isWait || call.position.awaited));
  }

  /** What a new promise starts at once. */
  // Matches: await new Promise((resolve) => { list.push(id); setTimeout(resolve, 100); })
  private startedBy({ index, name }: CallFacts, users: readonly Edge[]): Part[] | undefined {
    const isStarted = ({ callee }: Edge): boolean => {
      const { async, argumentOf } = this.graph.program.fn(callee);
      return name === 'Promise' && argumentOf?.call === index && !async && !this.zone.has(callee);
    };
    return users.every(isStarted) ? users.map(({ callee }) => this.bodyOf(callee, false)) : undefined;
  }

  private bodyOf(fn: FunctionId, isAwaited: boolean): Part {
    return { fn, span: this.graph.program.fn(fn).body, isWaitedFor: isAwaited || this.zone.has(fn) };
  }

  /** Control does not go to a function that cannot be followed, and no transaction is open. */
  private isFit(fn: FunctionId, calls: readonly CallFacts[]): boolean {
    const isFollowed = !this.graph.program.fn(fn).generator && !this.passesControl(fn, calls);
    return isFollowed && !this.isKept(pathOf(fn)) && transactionsIn(this.graph, fn).length === 0;
  }

  /** Whether the function gives a promise, or waits for one, in any case. */
  private isPromise(fn: FunctionId, { position, isNew, name }: CallFacts, edges: readonly Edge[]): boolean {
    const { program, outside } = this.graph;
    const isOfProject = edges.length > 0 && !edges.some(({ call }) => (outside.get(call)?.size ?? 0) > 0);
    const areAsync = isOfProject && edges.every(({ callee }) => program.fn(callee).async);
    const isKnown = position.awaited || position.promised || (isNew && name === 'Promise') || areAsync;
    return isKnown || program.fn(fn).async || this.zone.has(fn) || this.chains.isCallback(fn);
  }

  /** To wait for the lock after the call would delay a listener for something that is already running. */
  private isLate(fn: FunctionId, { span, name }: CallFacts): boolean {
    return name === LISTENS_ONCE || lateBehind(this.graph, { fn, ...span }) !== undefined;
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

/** The call that is waited for, and whether others may run meanwhile. */
function waitOf(call: CallFacts, chain: PromiseChain | undefined): readonly [CallFacts, boolean] {
  return chain ? [chain.beginning, chain.takesTime] : [call, true];
}

function idOf(fn: FunctionId, { index }: CallFacts): CallId {
  return callId(pathOf(fn), index);
}
