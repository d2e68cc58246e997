import type { CallId, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { Summaries } from '../effects/summaries';
import { NO_TOUCH, TouchSet } from '../effects/touch-set';

import type { Waits } from '../propagation/waits';

type Side = 'before' | 'after';

/** A set that only tells that it is not empty. */
const SOMETHING = TouchSet.of([0]);

/** The part of a function on one side of its waits: its own touches, and calls of which also only one side counts. */
interface Segment {
  readonly all: readonly Event[];
  readonly events: readonly Event[];
  readonly calls: readonly Event[];
}

/**
 * What an awaited call touches with no wait between that and its caller: before the callee's first wait, or after its
 * last.
 */
export class Segments {
  private readonly known: Record<Side, Map<FunctionId, Segment>> = { before: new Map(), after: new Map() };
  private readonly touches: Record<Side, Summaries>;
  /** Not empty for functions with an inserted wait on that side of the existing ones. */
  private newWaits: Record<Side, Summaries>;
  /** Where functions wait for locks. */
  private readonly turns = new Map<FunctionId, Set<number>>();

  constructor(
    private readonly effects: Effects,
    private readonly waits: Waits,
  ) {
    this.touches = { before: this.touchesOn('before'), after: this.touchesOn('after') };
    this.newWaits = { before: this.newWaitsOn('before'), after: this.newWaitsOn('after') };
  }

  /** Records that a function waits for a lock at this offset; true when that is new, and another wait was there before. */
  waitsForTurn(fn: FunctionId, offset: number): boolean {
    const known = this.turns.get(fn) ?? new Set();
    if (known.has(offset)) return false;
    this.turns.set(fn, known.add(offset));
    this.newWaits = { before: this.newWaitsOn('before'), after: this.newWaitsOn('after') };
    return true;
  }

  /** The events of a function before its existing waits, and where it waits for locks. */
  beginningOf(fn: FunctionId): { readonly events: readonly Event[]; readonly turns: readonly number[] } {
    return { events: this.segmentOf(fn, 'before').all, turns: [...(this.turns.get(fn) ?? [])] };
  }

  /** The event of `fn` as seen from earlier ones (side `before`), or from later ones. */
  of(fn: FunctionId, event: Event, side: Side): Event {
    if (!this.isPart(fn, event)) return event;
    const callees = this.waits.calledBy(event.call);
    const touched = TouchSet.union(callees.map((callee) => this.touches[side].of(callee)));
    const touches = this.effects.touched(touched, () => this.partsOf(callees, side));
    const { at, inLoop, inner, own, direct, defers, awaited, call } = event;
    return { at, inLoop, inner, own, direct, defers, awaited, call, touches, suspends: this.suspends(fn, event, side) };
  }

  /** Whether the event of `fn` is a new wait as seen from that side. */
  suspends(fn: FunctionId, event: Event, side: Side): boolean {
    // A callback runs after the wait, whatever it waits for itself.
    if (!event.suspends || event.defers === 'behind' || !this.isPart(fn, event)) return event.suspends;
    return this.waits.calledBy(event.call).some((callee) => !this.newWaits[side].of(callee).isEmpty);
  }

  /** It is already awaited, or never: an earlier run may have put an `await` before a call with its own effect on files. */
  private isPart(fn: FunctionId, event: Event): event is Event & { readonly call: CallId } {
    if (event.direct || event.call === undefined) return false;
    const isPlain = event.defers === 'beside' && this.effects.onlyCalleesOf(event.call) !== undefined;
    return isPlain || this.waits.takesTimeAt(fn, event.call, event.at);
  }

  /** What some functions touch on that side, in source order. */
  private *partsOf(fns: readonly FunctionId[], side: Side, seen = new Set<FunctionId>()): Generator<TouchSet> {
    for (const fn of fns) {
      if (seen.has(fn)) continue;
      seen.add(fn);
      if (this.isOneSegment(fn, side)) yield this.effects.touchSetOf(fn);
      else
        for (const event of this.segmentOf(fn, side).all)
          if (this.isPart(fn, event)) yield* this.partsOf(this.waits.calledBy(event.call), side, seen);
          else yield* event.touches.parts();
    }
  }

  private isOneSegment(fn: FunctionId, side: Side): boolean {
    if (this.waits.of(fn).length > 0) return false;
    if (side === 'after') return !this.waits.endsInWait(fn);
    return !this.effects.eventsOf(fn).some((event) => this.isContinuing(fn, event));
  }

  /** The event continues a promise that takes time. */
  // Matches: the second `then` of fetch(url).then((response) => response.json()).then(save)
  private isContinuing(fn: FunctionId, { defers, call }: Event): boolean {
    if (defers !== 'behind' || call === undefined) return false;
    const { call: beginning, takesTime } = this.waits.beginningOf(fn, call);
    return beginning !== undefined && takesTime;
  }

  private touchesOn(side: Side): Summaries {
    return new Summaries(
      (fn) =>
        this.isOneSegment(fn, side)
          ? this.effects.touchSetOf(fn)
          : TouchSet.union(this.segmentOf(fn, side).events.map(({ touches }) => touches.set)),
      (fn) => (this.isOneSegment(fn, side) ? [] : this.calleesOf(this.segmentOf(fn, side).calls)),
    );
  }

  private newWaitsOn(side: Side): Summaries {
    const isNew = ({ suspends }: Event): boolean => suspends;
    return new Summaries(
      (fn) => {
        const { events, calls } = this.segmentOf(fn, side);
        const isTurn = [...(this.turns.get(fn) ?? [])].some((at) => !this.isApart(fn, at, side));
        const isThere = isTurn || events.some(isNew) || calls.some((call) => isNew(call) && call.defers);
        return isThere ? SOMETHING : NO_TOUCH;
      },
      (fn) => this.calleesOf(this.segmentOf(fn, side).calls.filter(isNew)),
    );
  }

  private calleesOf(calls: readonly Event[]): FunctionId[] {
    return calls.flatMap(({ call }) => (call === undefined ? [] : this.waits.calledBy(call)));
  }

  private segmentOf(fn: FunctionId, side: Side): Segment {
    const known = this.known[side].get(fn) ?? this.segmentIn(fn, side);
    this.known[side].set(fn, known);
    return known;
  }

  private segmentIn(fn: FunctionId, side: Side): Segment {
    const isElsewhere = (event: Event): boolean =>
      this.isApart(fn, event.at, side) || (side === 'before' && this.isContinuing(fn, event));
    const all = this.effects.eventsOf(fn).filter((event) => !isElsewhere(event));
    const isCall = new Set<Event>(all.filter((event) => this.isPart(fn, event)));
    return { all, events: all.filter((event) => !isCall.has(event)), calls: [...isCall] };
  }

  /** An existing wait is always met between an offset and that end of the function. */
  private isApart(fn: FunctionId, at: number, side: Side): boolean {
    if (side === 'before') return this.waits.isBetween(fn, -1, at);
    return this.waits.endsInWait(fn) || this.waits.isBetween(fn, at, Infinity);
  }
}
