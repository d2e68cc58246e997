import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { Callees } from './callees';
import { CallPlaces } from './call-places';
import { CallTouches } from './call-touches';
import { LastActs } from '../barriers/exits';
import type { Liveness } from '../liveness';
import type { Touch } from './locations';
import { Summaries } from './summaries';
import { NO_TOUCH, TouchSet } from './touch-set';
import { TouchSets } from './touch-sets';
import { Touches } from './touches';
import { PassedTouches, type PassedTouch } from './passed-touches';
import { byPlace, Variables } from './variables';
import type { Event, WaitingCalls } from './events';

/** Effect analysis: which locations each function touches, itself and through its callees. */
export class Effects {
  private readonly summaries: Summaries;
  /** The universe of touches, from which sets are made. */
  readonly sets = new TouchSets();
  private readonly events = new Map<FunctionId, readonly Event[]>();
  private readonly ownSets = new Map<FunctionId, TouchSet>();
  private readonly passed: PassedTouches;
  private readonly calls: CallTouches;
  private readonly lastActs: LastActs;
  private readonly places: CallPlaces;
  private readonly callees: Callees;

  constructor(
    private readonly graph: CallGraph,
    readonly liveness: Liveness,
    private readonly waits: WaitingCalls,
  ) {
    const variables = new Variables(graph, liveness);
    this.passed = new PassedTouches(graph, variables, waits, liveness.live);
    this.calls = new CallTouches(graph, waits, liveness.perRequest, variables);
    this.lastActs = new LastActs(graph, waits.suspends);
    this.places = new CallPlaces(graph, waits);
    this.callees = new Callees(graph, liveness.live);
    this.summaries = new Summaries(
      (id) => this.ownSetOf(id),
      (id) => this.callees.in(id),
      (id) => this.sets.homeOf(id),
    );
  }

  /** Calls guarded by a look-up that an idempotent helper can replace, and the helpers. */
  get forgiving(): ReadonlyMap<CallId, string> {
    return this.calls.forgiving;
  }

  /** What a call itself does to files, and to what programs keep. */
  filesAt(call: CallId): readonly Touch[] {
    return this.calls.filesAt(call).filter(({ location }) => location.kind === 'file' || location.kind === 'state');
  }

  /** The events of one function in source order. Its own variables are left out: each request has its own. */
  eventsOf(id: FunctionId): readonly Event[] {
    const known = this.events.get(id) ?? this.eventsIn(id);
    this.events.set(id, known);
    return known;
  }

  private eventsIn(id: FunctionId): Event[] {
    const calls = this.callsOf(id).map((call) => this.callEvent(id, call));
    const own = [...byPlace(this.passed.staying(id))].map(([at, touches]) => this.variableEvent(id, at, touches));
    return [...own, ...calls, ...this.handings(id, calls)]
      .filter((event) => event.suspends || !event.touches.isEmpty)
      .sort((a, b) => a.at - b.at || Number(a.own) - Number(b.own));
  }

  /** At each `yield` of a generator that waits, its consumer waits, too. */
  private handings(id: FunctionId, calls: readonly Event[]): Event[] {
    const { async, yields } = this.graph.program.fn(id);
    if (async || !calls.some(({ suspends }) => suspends)) return [];
    const nothing = { touches: this.touched(NO_TOUCH), own: false, direct: false, inLoop: false } as const;
    return yields.map(({ span }) => ({ ...nothing, at: span.end, suspends: true }));
  }

  /** The touches of the function itself, without those of its callees. */
  private touchesIn(id: FunctionId, isMeant: (at: number) => boolean = () => true): readonly Touch[] {
    const variables = this.passed.staying(id).filter(({ at }) => isMeant(at));
    const calls = this.callsOf(id).filter((call) => isMeant(this.graph.program.call(call).span.end));
    const touches = [...variables.map(({ touch }) => touch), ...calls.flatMap((call) => this.touchesAt(call))];
    return [...new Set(touches.map((touch) => this.sets.same(touch)))];
  }

  /** The function's own variables are left out, unless functions of the same request use them at the same time. */
  private variableEvent(fn: FunctionId, at: number, touches: readonly Touch[]): Event {
    const seen = this.liveness.perRequest(fn) ? touches : touches.filter(({ location }) => location.home !== fn);
    return {
      at,
      inLoop: false,
      own: true,
      direct: true,
      touches: this.touched(this.sets.of(seen), () => seen.map((touch) => this.sets.of([touch]))),
      suspends: false,
    };
  }

  /** What is done to state and to files that a call passes, and by which function. */
  passedAt(call: CallId): readonly PassedTouch[] {
    return [...this.passed.at(call), ...this.calls.passedAt(call)];
  }

  /** What a call itself does, and what is done to what it passes. */
  private touchesAt(call: CallId): readonly Touch[] {
    return [...this.calls.of(call), ...this.passed.at(call).map(({ touch }) => touch)];
  }

  /** The touches of the function itself, as a set. */
  ownSetOf(id: FunctionId): TouchSet {
    const known = this.ownSets.get(id) ?? this.sets.of(this.touchesIn(id));
    this.ownSets.set(id, known);
    return known;
  }

  /** The touches of the function itself that others can observe: the process does not end right after them. */
  observableSetOf(id: FunctionId): TouchSet {
    if (!this.lastActs.isIn(id)) return this.ownSetOf(id);
    return this.sets.of(this.touchesIn(id, (at) => !this.lastActs.isBehind(id, at)));
  }

  /** Whether the process ends right after a call, before any other code runs. */
  isLastAct(call: CallId): boolean {
    const { program } = this.graph;
    return this.lastActs.isBehind(program.callerOf(call), program.call(call).span.end);
  }

  private callEvent(fn: FunctionId, id: CallId): Event {
    const call = this.graph.program.call(id);
    const callees = [...this.callees.of(id), ...this.callees.callbacksOf(id)];
    const files = this.touchesAt(id).map((touch) => this.sets.of([touch]));
    const parts = [...files, ...callees.map((callee) => this.touchSetOf(callee))];
    return {
      call: id,
      ...this.places.of(fn, call),
      own: false,
      direct: this.calls.isDirect(id),
      ...(this.waits.loops.has(id) && {
        inner: this.callees.callbacksOf(id).flatMap((callee) => this.touchesIn(callee)),
      }),
      inLoop: call.position.inLoop || this.waits.loops.has(id) || call.position.iterated?.kind === 'loop',
      touches: this.touched(TouchSet.union(parts).without(this.hiddenIn(fn)), () => parts),
      suspends: this.waits.suspends.has(id),
    };
  }

  private hiddenIn(fn: FunctionId): TouchSet {
    return this.liveness.perRequest(fn) ? NO_TOUCH : this.sets.homeOf(fn);
  }

  /** The functions that a call calls itself; undefined where it also passes some on, has effects of its own, or makes a generator. */
  onlyCalleesOf(id: CallId): readonly FunctionId[] | undefined {
    const [targets, callees] = [this.graph.targets.get(id), this.callees.of(id)];
    const isPlain = (callee: FunctionId): boolean =>
      targets?.has(callee) === true && !this.graph.program.fn(callee).generator;
    const isAll =
      this.callees.callbacksOf(id).length === 0 && this.touchesAt(id).length === 0 && callees.every(isPlain);
    return isAll ? callees : undefined;
  }

  /** The touches of a function and its callees, without the function's own variables. */
  touchSetOf(id: FunctionId): TouchSet {
    return this.summaries.of(id);
  }

  /** A set with its touches; `parts` give the order in which they are reported. */
  touched(set: TouchSet, parts: () => Iterable<TouchSet> = () => [set]): Touches {
    return new Touches(this.sets, set, parts);
  }

  /** A test whether a function, or one of its callees, has one of the touches meant. */
  whoTouches(meant: () => TouchSet): (id: FunctionId) => boolean {
    let [wanted, size] = [NO_TOUCH, -1];
    return (id) => {
      const touched = this.touchSetOf(id);
      // The universe grows with each function that is looked at, and so may the set that is meant.
      if (size !== this.sets.size) [wanted, size] = [meant(), this.sets.size];
      return touched.meets(wanted);
    };
  }

  private callsOf(id: FunctionId): CallId[] {
    const path = pathOf(id);
    const { params } = this.graph.program.fn(id);
    const isNext = ({ text }: CallFacts): boolean => text === 'next' && params.includes('next');
    // What a framework runs after `next()` belongs to another handler; what the program itself runs is a callee.
    const all = this.graph.program.callsIn(id).map((call) => ({ call, found: callId(path, call.index) }));
    return all
      .filter(({ call, found }) => !isNext(call) || this.callees.of(found).length > 0)
      .map(({ found }) => found);
  }
}
