import { callId, pathOf } from '../program';
import type { BlockingCall, FileFacts, CallGraph, CallId, FunctionId } from '../types';
import { isForgiving } from './forgiving';
import type { Liveness } from './hazards';
import { fileAt, type Touch } from './locations';
import { Summaries } from './summaries';
import { Variables, type VariableTouch } from './variables';

// Matches: req.file.path, and path.join(file.destination, file.filename)
const UPLOAD =
  /^<\??(?:[\w$]+\.)*(?:file|files:\d+|files\[\d+\]|upload)\.(?:path@[^>]*>$|(?:path|destination)(?:@[^>]*)?>(?:\/\*\*|\/<[^>]*>)?$)/;

/** Something a function does, in the order of the text: it touches a location, or calls something that does. */
export interface Event {
  readonly at: number;
  readonly inLoop: boolean;
  readonly touches: readonly Touch[];
  /** Those that a callback makes itself which is called for each element. */
  readonly inner?: readonly Touch[];
  /** The function does it itself; a call of another function is whole in itself. */
  readonly own: boolean;
  /** It is a call that does something to files, not one of a function that does. */
  readonly direct: boolean;
  /** Call that became awaited: other requests may run before it is over. */
  readonly suspends: boolean;
  /** What it does it does when the function has gone on: a callback of `then`. */
  readonly defers?: true;
  /** The call, when it is one. */
  readonly call?: CallId;
}

/** Calls after which others may have had their turn. */
export interface WaitingCalls {
  /** Calls of array methods that wait once per element. */
  readonly loops: ReadonlySet<CallId>;
  /** Calls that let others have their turn, all of them. */
  readonly suspends: ReadonlySet<CallId>;
  /** Those of `then` and the like, which nobody waits for there. */
  readonly deferred: ReadonlySet<CallId>;
}

const NOTHING = { touches: [], own: false, direct: false } as const;
/** What each function touches, itself and through what it calls. */
export class Effects {
  private readonly blocking: ReadonlyMap<CallId, BlockingCall>;
  /** Calls that do something to files, those of earlier runs included. */
  private readonly touching: ReadonlyMap<CallId, BlockingCall>;
  /** Calls that a look guards so that it does not matter who comes first. */
  readonly forgiving: ReadonlyMap<CallId, string>;
  /** Those looks: nothing else depends on them. */
  private readonly guards: ReadonlySet<CallId>;
  private namesUploads: boolean | undefined;
  private readonly summaries: Summaries;
  private readonly touches = new Map<string, Touch>();
  private readonly events = new Map<FunctionId, readonly Event[]>();
  private readonly owns = new Map<FunctionId, readonly Touch[]>();
  private readonly variables: Variables;

  constructor(
    private readonly graph: CallGraph,
    private readonly liveness: Liveness,
    private readonly waits: WaitingCalls,
  ) {
    this.variables = new Variables(graph, liveness);
    this.summaries = new Summaries(
      (id) => this.ownTouches(id),
      (id) => (graph.from.get(id) ?? []).map(({ callee }) => callee).filter(liveness.live),
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

  /** Those that end within some offsets, both included. */
  eventsIn(id: FunctionId, [from, to]: readonly [from: number, to: number] = [-1, Infinity]): Event[] {
    const isMeant = (at: number): boolean => at >= from && at <= to;
    const own = merged(this.variables.of(id)).filter(({ at }) => isMeant(at));
    const meant = this.callsOf(id).filter((call) => isMeant(this.graph.program.call(call).span.end));
    const calls = meant.map((call) => ({
      ...this.callEvent(call),
      suspends: this.waits.suspends.has(call),
    }));
    return [...own, ...calls, ...this.handings(id, calls)]
      .map((event) => withoutHome(event, id))
      .filter((event) => event.suspends || event.touches.length > 0)
      .sort((a, b) => a.at - b.at || Number(a.own) - Number(b.own));
  }

  /** A generator that waits hands out its values to somebody who waits, too. */
  private handings(id: FunctionId, calls: readonly Event[]): Event[] {
    const { async, yields } = this.graph.program.fn(id);
    if (async || !calls.some(({ suspends }) => suspends)) return [];
    return yields.map(({ span }) => ({ ...NOTHING, at: span.end, inLoop: false, suspends: true }));
  }

  /** Touches that the function itself makes, without those of what it calls. */
  ownTouches(id: FunctionId): readonly Touch[] {
    const known = this.owns.get(id);
    if (known) return known;
    const touches = [
      ...this.variables.of(id).map(({ touch }) => touch),
      ...this.callsOf(id).flatMap((call) => this.fileTouches(call)),
    ].map((touch) => this.same(touch));
    const own = [...new Set(touches)];
    this.owns.set(id, own);
    return own;
  }

  private callEvent(id: CallId): Omit<Event, 'suspends'> {
    const call = this.graph.program.call(id);
    const inner = [...(this.graph.targets.get(id) ?? [])].filter(this.liveness.live);
    return {
      call: id,
      at: call.span.end,
      own: false,
      direct: this.touching.has(id),
      ...(this.waits.deferred.has(id) && { defers: true as const }),
      ...(this.waits.loops.has(id) && { inner: this.callbacksOf(id).flatMap((callee) => this.ownTouches(callee)) }),
      inLoop: call.position.inLoop || this.waits.loops.has(id) || call.position.iterated?.kind === 'loop',
      touches: joined([
        this.fileTouches(id).map((touch) => this.same(touch)),
        ...[...inner, ...this.callbacksOf(id)].map((callee) => this.touchesOf(callee)),
      ]),
    };
  }

  private callbacksOf(id: CallId): FunctionId[] {
    const callees = (this.graph.from.get(this.graph.program.callerOf(id)) ?? []).filter(
      (edge) => edge.call === id && edge.kind === 'callback' && this.liveness.live(edge.callee),
    );
    return callees.map((edge) => edge.callee);
  }

  /** Touches that a function makes itself or through what it calls. */
  touchesOf(id: FunctionId): readonly Touch[] {
    return this.summaries.of(id);
  }

  /** Tells the functions with such a touch, of their own or of what they call. */
  whoTouches(isMeant: (touch: Touch) => boolean): (id: FunctionId) => boolean {
    return this.summaries.whoTouches(isMeant);
  }

  /** Equal touches are one object, so that those of thousands of functions are soon put together. */
  private same(touch: Touch): Touch {
    const { effect, forgiving, measures, copied, counts, again, location } = touch;
    const flags = [forgiving, measures, copied, counts, again].map((flag) => flag === true);
    const key = [effect, ...flags, location.kind, location.home, location.key].join(' ');
    const known = this.touches.get(key) ?? touch;
    this.touches.set(key, known);
    return known;
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
      const shared = this.graph.pathsOf(id, index).filter((path) => !this.isOwn(path));
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

  /** The file that came with a request, under a name that nobody else has unless the project makes the names itself. */
  private isOwn(path: string): boolean {
    this.namesUploads ??= [...this.graph.program.all].some((file) =>
      file.calls.some((call) => call.name === 'diskStorage' && call.args[0]?.keys?.includes('filename') !== false),
    );
    return !this.namesUploads && UPLOAD.test(path);
  }
}

/** Each touch once; where there is one list, that one: thousands of calls have the same. */
function joined(lists: readonly (readonly Touch[])[]): readonly Touch[] {
  const [first = [], ...others] = lists.filter((list) => list.length > 0);
  return others.length === 0 ? first : [...new Set([...first, ...others.flat()])];
}

/** The function's own variables are no concern of others. */
function withoutHome(event: Event, id: FunctionId): Event {
  const isOwn = ({ location }: Touch): boolean => location.home === id;
  return event.touches.some(isOwn) ? { ...event, touches: event.touches.filter((touch) => !isOwn(touch)) } : event;
}

/** `count++` reads and writes at one place of the text: that is one event. */
function merged(touches: readonly VariableTouch[]): Event[] {
  const events = new Map<number, Touch[]>();
  for (const { at, touch } of touches) events.set(at, [...(events.get(at) ?? []), touch]);
  return [...events].map(([at, list]) => ({
    at,
    inLoop: false,
    own: true,
    direct: true,
    touches: list,
    suspends: false,
  }));
}
