import { callId, pathOf } from '../program';
import type { BlockingCall, FileFacts, CallGraph, CallId, FunctionId } from '../types';
import { isForgiving } from './forgiving';
import type { Liveness } from './hazards';
import { fileAt, type Touch } from './locations';
import { Summaries } from './summaries';
import { joined, NO_TOUCH, TouchSets, type TouchSet } from './touch-sets';
import { Touches } from './touches';
import { Variables, type VariableTouch } from './variables';
import type { Event, WaitingCalls } from './events';
import { Uploads } from './uploads';

/** What each function touches, itself and through what it calls. */
export class Effects {
  private readonly blocking: ReadonlyMap<CallId, BlockingCall>;
  /** Calls that do something to files, those of earlier runs included. */
  private readonly touching: ReadonlyMap<CallId, BlockingCall>;
  /** Calls that a look guards so that it does not matter who comes first. */
  readonly forgiving: ReadonlyMap<CallId, string>;
  /** Those looks: nothing else depends on them. */
  private readonly guards: ReadonlySet<CallId>;
  private readonly summaries: Summaries;
  /** Of all that is touched. */
  readonly sets = new TouchSets();
  private readonly events = new Map<FunctionId, readonly Event[]>();
  private readonly owns = new Map<FunctionId, readonly Touch[]>();
  private readonly ownSets = new Map<FunctionId, TouchSet>();
  private readonly variables: Variables;
  private readonly uploads: Uploads;

  constructor(
    private readonly graph: CallGraph,
    private readonly liveness: Liveness,
    private readonly waits: WaitingCalls,
  ) {
    this.variables = new Variables(graph, liveness);
    this.uploads = new Uploads(graph);
    this.summaries = new Summaries(
      (id) => this.ownSetOf(id),
      (id) => (graph.from.get(id) ?? []).map(({ callee }) => callee).filter(liveness.live),
      (id) => this.sets.homeOf(id),
    );
    this.blocking = new Map(graph.blocking.map((blocking) => [blocking.id, blocking]));
    this.touching = new Map([...this.blocking, ...(graph.rewritten ?? []).map((call) => [call.id, call] as const)]);
    const guarded = [...graph.program.all].flatMap((file) => this.forgivenIn(file));
    this.forgiving = new Map(guarded.map(({ act, by }) => [act, by]));
    this.guards = new Set(guarded.map(({ look }) => look));
  }

  /** The events of one function, in order; its own variables are no concern of another request. */
  eventsOf(id: FunctionId): readonly Event[] {
    const known = this.events.get(id) ?? this.eventsIn(id);
    this.events.set(id, known);
    return known;
  }

  private eventsIn(id: FunctionId): Event[] {
    const calls = this.callsOf(id).map((call) => this.callEvent(id, call));
    const own = [...byPlace(this.variables.of(id))].map(([at, touches]) => this.variableEvent(id, at, touches));
    return [...own, ...calls, ...this.handings(id, calls)]
      .filter((event) => event.suspends || !event.touches.isEmpty)
      .sort((a, b) => a.at - b.at || Number(a.own) - Number(b.own));
  }

  /** A generator that waits hands out its values to somebody who waits, too. */
  private handings(id: FunctionId, calls: readonly Event[]): Event[] {
    const { async, yields } = this.graph.program.fn(id);
    if (async || !calls.some(({ suspends }) => suspends)) return [];
    const nothing = { touches: this.touched(NO_TOUCH), own: false, direct: false, inLoop: false } as const;
    return yields.map(({ span }) => ({ ...nothing, at: span.end, suspends: true }));
  }

  /** Touches that the function itself makes, without those of what it calls. */
  ownTouches(id: FunctionId): readonly Touch[] {
    const known = this.owns.get(id);
    if (known) return known;
    const touches = [
      ...this.variables.of(id).map(({ touch }) => touch),
      ...this.callsOf(id).flatMap((call) => this.fileTouches(call)),
    ].map((touch) => this.sets.same(touch));
    const own = [...new Set(touches)];
    this.owns.set(id, own);
    return own;
  }

  /** The function's own variables are no concern of others. */
  private variableEvent(fn: FunctionId, at: number, touches: readonly Touch[]): Event {
    const parts = touches.filter(({ location }) => location.home !== fn).map((touch) => this.sets.of(touch));
    return {
      at,
      inLoop: false,
      own: true,
      direct: true,
      touches: this.touched(joined(parts), () => parts),
      suspends: false,
    };
  }

  /** The same, as a set. */
  ownSetOf(id: FunctionId): TouchSet {
    const known = this.ownSets.get(id) ?? joined(this.ownTouches(id).map((touch) => this.sets.of(touch)));
    this.ownSets.set(id, known);
    return known;
  }

  private callEvent(fn: FunctionId, id: CallId): Event {
    const call = this.graph.program.call(id);
    const callees = [...[...(this.graph.targets.get(id) ?? [])].filter(this.liveness.live), ...this.callbacksOf(id)];
    const files = this.fileTouches(id).map((touch) => this.sets.of(touch));
    const parts = [...files, ...callees.map((callee) => this.touchSetOf(callee))];
    return {
      call: id,
      at: call.span.end,
      own: false,
      direct: this.touching.has(id),
      ...(this.waits.deferred.has(id) && { defers: true as const }),
      ...(this.waits.loops.has(id) && { inner: this.callbacksOf(id).flatMap((callee) => this.ownTouches(callee)) }),
      inLoop: call.position.inLoop || this.waits.loops.has(id) || call.position.iterated?.kind === 'loop',
      touches: this.touched(joined(parts) & ~this.sets.homeOf(fn), () => parts),
      suspends: this.waits.suspends.has(id),
    };
  }

  private callbacksOf(id: CallId): FunctionId[] {
    const callees = (this.graph.from.get(this.graph.program.callerOf(id)) ?? []).filter(
      (edge) => edge.call === id && edge.kind === 'callback' && this.liveness.live(edge.callee),
    );
    return callees.map((edge) => edge.callee);
  }

  /** Touches that a function makes itself or through what it calls; its own variables are not among them. */
  touchSetOf(id: FunctionId): TouchSet {
    return this.summaries.of(id);
  }

  /** `parts` say in which order they are told. */
  touched(set: TouchSet, parts: () => readonly TouchSet[] = () => [set]): Touches {
    return new Touches(this.sets, set, parts);
  }

  /** Tells the functions with such a touch, of their own or of what they call. */
  whoTouches(meant: () => TouchSet): (id: FunctionId) => boolean {
    let [wanted, size] = [NO_TOUCH, -1];
    return (id) => {
      const touched = this.touchSetOf(id);
      // What is met for the first time may be meant, too.
      if (size !== this.sets.size) [wanted, size] = [meant(), this.sets.size];
      return (touched & wanted) !== NO_TOUCH;
    };
  }

  private callsOf(id: FunctionId): CallId[] {
    const path = pathOf(id);
    const fn = this.graph.program.fn(id);
    // What comes after `next()` is another handler's affair.
    return this.graph.program
      .callsIn(id)
      .filter((call) => !(call.text === 'next' && fn.params.includes('next')))
      .map((call) => callId(path, call.index));
  }

  private fileTouches(id: CallId): Touch[] {
    const blocking = this.touching.get(id);
    if (!blocking) return [];
    const { effect, effectAt, gives, paths = [0] } = blocking.method;
    const measures = gives === 'stats';
    const forgiving = isForgiving(blocking) || this.forgiving.has(id) || this.guards.has(id);
    return paths.flatMap((index) => {
      const does = effectAt?.[index] ?? effect;
      if (!does || does === 'none') return [];
      const shared = this.graph.pathsOf(id, index).filter((path) => !this.uploads.isOne(path));
      const copied = does === 'read' && effect !== 'read';
      return shared.map((path) => ({ effect: does, location: fileAt(path), forgiving, measures, copied }));
    });
  }

  private forgivenIn({ path, idioms }: FileFacts): { look: CallId; act: CallId; by: string }[] {
    const both = idioms.map(({ look, act, when }) => ({ look: callId(path, look), act: callId(path, act), when }));
    return both.flatMap(({ look, act, when }) => {
      const [asked, done] = [look, act].map((id) => (this.waits.suspends.has(id) ? this.blocking.get(id) : undefined));
      const fits = when === 'there' ? 'remove' : 'make';
      const isGuarded = asked?.method.effect === 'look' && done?.method.effect === fits;
      return isGuarded && done.method.forgiving !== undefined && !isForgiving(done)
        ? [{ look, act, by: done.method.forgiving }]
        : [];
    });
  }
}

/** `count++` reads and writes at one place of the text: that is one event. */
function byPlace(touches: readonly VariableTouch[]): ReadonlyMap<number, readonly Touch[]> {
  const places = new Map<number, Touch[]>();
  for (const { at, touch } of touches) places.set(at, [...(places.get(at) ?? []), touch]);
  return places;
}
