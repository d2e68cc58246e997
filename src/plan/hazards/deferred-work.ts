import { logs } from '../../language/logs';
import { functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, Detour, FunctionId, Span } from '../../types';
import { isChange } from '../effects/file-uses';
import type { Effects } from '../effects/effects';
import type { Touch } from '../effects/locations';
import { TouchSet } from '../effects/touch-set';
import { HeldObjects, type Held } from './held-objects';
import { areOrdered, ofFunctions, VariableUses, type VariableUse } from './variable-uses';

/** Conventional names of objects that belong to one request or connection. */
export const OF_REQUEST = /^(?:req|request|res|response|reply|ctx|context|socket|ws|next|cb|callback|done)$/;

/**
 * What an async function does between the first inserted wait and the first existing one: it used to run before the
 * call returned.
 */
export interface DeferredPart {
  readonly touches: TouchSet;
  /** It changes something that it touches. */
  readonly changes: boolean;
  /** The functions whose variables it assigns. */
  readonly fills: readonly Span[];
  readonly uses: readonly VariableUse[];
  /** The objects that it has from its callers. */
  readonly held: readonly Held[];
  /** It calls something that it was given: a response, a callback. */
  readonly answers: boolean;
}

/** Finds the work that an inserted wait defers, and whether other code would notice. */
export class DeferredWork {
  private readonly variables: VariableUses;
  readonly objects: HeldObjects;

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
  ) {
    this.variables = new VariableUses(graph, effects.liveness.live);
    this.objects = new HeldObjects(graph);
  }

  after(fn: FunctionId, start: number): DeferredPart {
    const { index } = this.graph.program.fn(fn);
    const spans = this.spansUpTo(fn, start, Infinity);
    const { accesses } = this.graph.program.fileOf(fn);
    const filled = accesses
      .filter((one) => one.fn === index && spans.some((span) => isIn(span, one.done ?? one.at)))
      .filter(({ kind, home, counts }) => kind === 'write' && home !== 0 && home !== index && !counts);
    const touches = this.touchesIn(fn, spans);
    return {
      touches,
      changes: touches.meets(this.effects.sets.where(isChange)),
      fills: filled.map(({ home }) => this.graph.program.fn(functionId(pathOf(fn), home)).span),
      uses: this.variables.within(fn, spans),
      held: this.objects.within(fn, spans),
      answers: this.answers(fn, spans),
    };
  }

  /** Just the objects that the part has from its callers. */
  heldAfter(fn: FunctionId, start: number): readonly Held[] {
    return this.objects.within(fn, this.spansUpTo(fn, start, Infinity));
  }

  /** From a start to the first existing wait, and along the control flow that bypasses that wait. */
  private spansUpTo(fn: FunctionId, start: number, end: number): Span[] {
    const { awaits, detours = [] } = this.graph.program.fn(fn);
    const wait = awaits.find((at) => at > start && at <= end);
    if (wait === undefined) return [{ start, end }];
    const isPast = ({ past }: Detour): boolean => past.start > start && wait > past.start && wait <= past.end;
    const others = detours.filter(isPast).map(({ by }) => by);
    const ways = others
      .filter((by) => by.start < end)
      .filter((by, index) => others.findIndex((one) => one.start === by.start) === index);
    return [{ start, end: wait }, ...ways.flatMap((by) => this.spansUpTo(fn, by.start, Math.min(by.end, end)))];
  }

  /** Variables of functions that run per request; their uses are told apart more finely. */
  private readonly isOfRequest = ({ location: { home } }: Touch): boolean =>
    home !== undefined && this.effects.liveness.perRequest(home);

  /** Whether it shows in which order several calls of a function come to the deferred part. */
  isOrdered(part: DeferredPart, fn: FunctionId): boolean {
    return areOrdered(part.uses, this.variables.of(fn));
  }

  /** Whether one uses a variable of a function around both that the other changes. */
  shareVariables(part: DeferredPart, fn: FunctionId, spans: readonly Span[] | 'all'): boolean {
    const ours = ofFunctions(part.uses);
    if (ours.length === 0 || spans.length === 0) return false;
    return areOrdered(ours, spans === 'all' ? this.variables.of(fn) : this.variables.within(fn, spans));
  }

  /** Whether the deferred part and the code behind conflict: one changes what the other uses, or both answer. */
  meet(part: DeferredPart, fn: FunctionId, later: readonly Span[]): boolean {
    if (part.answers && this.answers(fn, later)) return true;
    const { sets } = this.effects;
    const [others, changes] = [this.touchesIn(fn, later), sets.where(isChange)];
    const isMet = (one: TouchSet, other: TouchSet): boolean => sets.near(one).meets(other);
    return isMet(part.touches, others.and(changes)) || isMet(part.touches.and(changes), others);
  }

  private touchesIn(fn: FunctionId, spans: readonly Span[]): TouchSet {
    const events = this.effects.eventsOf(fn).filter(({ at }) => spans.some((span) => isIn(span, at)));
    return TouchSet.union(events.map(({ touches }) => touches.set)).without(this.effects.sets.where(this.isOfRequest));
  }

  private answers(fn: FunctionId, spans: readonly Span[]): boolean {
    const { params } = this.graph.program.fn(fn);
    return this.callsIn(fn, spans).some(
      ({ text }) => params.includes(text) || OF_REQUEST.test(text.split(/[.(?[]/)[0]),
    );
  }

  /** Whether the spans let the next handler go on. */
  passesControl(fn: FunctionId, spans: readonly Span[]): boolean {
    return this.callsIn(fn, spans).some(({ text }) => text === 'next');
  }

  /** Whether anything other than logging happens in the spans. */
  isBusy(fn: FunctionId, spans: readonly Span[]): boolean {
    return this.callsIn(fn, spans).some(({ text }) => !logs(text));
  }

  private callsIn(fn: FunctionId, spans: readonly Span[]): readonly CallFacts[] {
    // Matches: res.set('X-Version', await load()), which begins before the wait
    const isWithin = (call: CallFacts) => (span: Span) => isIn(span, call.span.end);
    return this.graph.program.callsIn(fn).filter((call) => spans.some(isWithin(call)));
  }
}

function isIn({ start, end }: Span, at: number): boolean {
  return at > start && at <= end;
}
