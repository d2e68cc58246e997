import { callId, functionId, pathOf } from '../program';
import type { Access, BlockingCall, CallGraph, CallId, Effect, FunctionId, FunctionKind } from '../types';

/** A place that outlives a request: files by what is known of their path, variables by where they are declared. */
export interface Location {
  readonly kind: 'file' | 'variable';
  readonly key: string;
  readonly name: string;
  /** The function whose variable it is: each of its calls has its own. */
  readonly home?: FunctionId;
}

/** One touch of a location. */
export interface Touch {
  readonly location: Location;
  readonly effect: Exclude<Effect, 'none'>;
}

/** Something a function does, in the order of the text: it touches a location, or calls something that does. */
export interface Event {
  readonly at: number;
  readonly inLoop: boolean;
  readonly touches: readonly Touch[];
  /** The function does it itself; a call of another function is whole in itself. */
  readonly own: boolean;
  /** Call that became awaited: other requests may run before it is over. */
  readonly suspends: boolean;
}

/** True when two locations can be the same thing. */
export function mayAlias(a: Location, b: Location): boolean {
  if (a.kind !== b.kind) return false;
  return a.kind === 'variable' ? a.key === b.key : patternsMeet(a.key, b.key);
}

/** Two path patterns meet when some path fits both. Unknown folders of different names may be the same. */
function patternsMeet(a: string, b: string): boolean {
  const [left, right] = [a.split('/'), b.split('/')];
  if (left[0] === right[0]) return segmentsMeet(left.slice(1), right.slice(1));
  return segmentsMeet(opened(left), opened(right));
}

function opened(segments: readonly string[]): readonly string[] {
  return segments.map((segment) => (/^(?:<.*>|~|)$/.test(segment) ? '**' : segment));
}

function segmentsMeet(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return [...a, ...b].every((segment) => segment === '**');
  if (a[0] === '**') return segmentsMeet(a.slice(1), b) || segmentsMeet(a, b.slice(1));
  if (b[0] === '**') return segmentsMeet(b, a);
  return textsMeet(a[0], b[0]) && segmentsMeet(a.slice(1), b.slice(1));
}

/** Compares what is known at both ends of two segments. */
function textsMeet(a: string, b: string): boolean {
  if (!a.includes('*') && !b.includes('*')) return a === b;
  const [aHead, bHead] = [a, b].map((text) => text.split('*')[0]);
  const [aTail, bTail] = [a, b].map((text) => text.slice(text.lastIndexOf('*') + 1));
  return (aHead.startsWith(bHead) || bHead.startsWith(aHead)) && (aTail.endsWith(bTail) || bTail.endsWith(aTail));
}

/** What each function touches, itself and through what it calls. */
export class Effects {
  private readonly blocking: ReadonlyMap<CallId, BlockingCall>;
  private readonly summaries = new Map<FunctionId, readonly Touch[]>();

  constructor(
    private readonly graph: CallGraph,
    /** Functions that run once per request: their variables are not shared between requests. */
    private readonly perRequest: (id: FunctionId) => boolean,
    /** Calls of array methods that wait once per element. */
    private readonly loops: ReadonlySet<CallId>,
  ) {
    this.blocking = new Map(graph.blocking.map((blocking) => [blocking.id, blocking]));
  }

  /** The events of one function, in order; its own variables are no concern of another request. */
  eventsOf(id: FunctionId, suspends: ReadonlySet<CallId>): Event[] {
    const own = merged(this.ownVariables(id));
    const calls = this.callsOf(id).map((call) => ({ ...this.callEvent(call), suspends: suspends.has(call) }));
    return [...own, ...calls]
      .map((event) => ({ ...event, touches: event.touches.filter((touch) => touch.location.home !== id) }))
      .filter((event) => event.suspends || event.touches.length > 0)
      .sort((a, b) => a.at - b.at);
  }

  /** Touches that the function itself makes, without those of what it calls. */
  ownTouches(id: FunctionId): Touch[] {
    return [
      ...this.ownVariables(id).map(({ touch }) => touch),
      ...this.callsOf(id).flatMap((call) => this.fileTouches(call)),
    ];
  }

  private callEvent(id: CallId): Omit<Event, 'suspends'> {
    const call = this.graph.program.call(id);
    const inner = [...(this.graph.targets.get(id) ?? [])].flatMap((target) => this.touchesOf(target));
    return {
      at: call.span.end,
      own: false,
      inLoop: call.position.inLoop || this.loops.has(id),
      touches: distinct([...this.fileTouches(id), ...inner, ...this.handedOver(id)]),
    };
  }

  private handedOver(id: CallId): Touch[] {
    const callees = (this.graph.from.get(this.graph.program.callerOf(id)) ?? []).filter(
      (edge) => edge.call === id && edge.kind === 'callback',
    );
    return callees.flatMap((edge) => this.touchesOf(edge.callee));
  }

  private touchesOf(id: FunctionId): readonly Touch[] {
    const known = this.summaries.get(id);
    if (known) return known;
    // Recursion sees the function's own touches only; the rest is collected by the function that began it.
    this.summaries.set(id, this.ownTouches(id));
    const callees = (this.graph.from.get(id) ?? []).map((edge) => edge.callee);
    const all = distinct([...this.ownTouches(id), ...callees.flatMap((callee) => this.touchesOf(callee))]);
    this.summaries.set(
      id,
      all.filter((touch) => touch.location.home !== id),
    );
    return this.summaries.get(id) ?? [];
  }

  private callsOf(id: FunctionId): CallId[] {
    const path = pathOf(id);
    const fn = this.graph.program.fn(id);
    return this.graph.program
      .fileOf(id)
      .calls.filter((call) => call.fn === fn.index)
      .map((call) => callId(path, call.index));
  }

  private fileTouches(id: CallId): Touch[] {
    const blocking = this.blocking.get(id);
    const effect = blocking && isIdempotent(blocking) ? 'read' : blocking?.method.effect;
    if (!blocking || !effect || effect === 'none') return [];
    return (blocking.method.paths ?? [0]).flatMap((index) =>
      this.graph
        .pathsOf(id, index)
        .map((text) => ({ effect, location: { kind: 'file' as const, key: text, name: fileName(text) } })),
    );
  }

  private ownVariables(id: FunctionId): { at: number; touch: Touch }[] {
    const file = this.graph.program.fileOf(id);
    const fn = this.graph.program.fn(id);
    return file.accesses.flatMap((access) => {
      if (access.fn !== fn.index || this.isPrivate(access, file.path, fn.kind)) return [];
      const key = this.variableKey(file.path, access.root);
      const home = access.home === 0 ? undefined : functionId(file.path, access.home);
      const location = { kind: 'variable', key: key ?? '', name: access.name, home } as const;
      return key === undefined ? [] : [{ at: access.at, touch: { effect: access.kind, location } }];
    });
  }

  /** A variable of a function that runs per request, or a field of an object that is being built. */
  private isPrivate(access: Access, path: string, kind: FunctionKind): boolean {
    if (access.home !== 0) return this.perRequest(functionId(path, access.home));
    return (kind === 'constructor' || kind === 'class-body') && access.name.startsWith('this.');
  }

  /** State in a module of the project is the same for every importer; state of packages is their own affair. */
  private variableKey(path: string, root: string): string | undefined {
    if (!root.startsWith('import ')) return root;
    return this.graph.resolve(path, root.slice('import '.length))[0];
  }
}

// Matches: fs.mkdirSync(dir, { recursive: true })
function isIdempotent({ method, call }: BlockingCall): boolean {
  const option = method.idempotentWith;
  return (
    option !== undefined &&
    call.args.some((arg) => arg.kind === 'object' && new RegExp(`\\b${option}\\s*:\\s*true\\b`).test(arg.text))
  );
}

/** `count++` reads and writes at one place of the text: that is one event. */
function merged(touches: readonly { readonly at: number; readonly touch: Touch }[]): Event[] {
  const events = new Map<number, Touch[]>();
  for (const { at, touch } of touches) events.set(at, [...(events.get(at) ?? []), touch]);
  return [...events].map(([at, list]) => ({ at, inLoop: false, own: true, touches: list, suspends: false }));
}

function distinct(touches: readonly Touch[]): Touch[] {
  return [
    ...new Map(
      touches.map((touch) => [`${touch.effect} ${touch.location.kind} ${touch.location.key}`, touch]),
    ).values(),
  ];
}

function fileName(pattern: string): string {
  const known = pattern.split('/').filter((segment) => !/^(?:<.*>|~|\*\*|)$/.test(segment));
  return known.join('/') || 'files';
}
