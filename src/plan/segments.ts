import type { CallId, FunctionId } from '../types';
import type { Effects, Event } from './effects';
import type { Touch } from './locations';
import type { Waits } from './waits';

type Side = 'before' | 'after';

/**
 * What an awaited call of the project touches without a wait between that and its caller: before it waits for the first
 * time, or after the last.
 */
export class Segments {
  private readonly known: Record<Side, Map<FunctionId, readonly Touch[]>> = { before: new Map(), after: new Map() };
  private readonly newWaits: Record<Side, Map<FunctionId, boolean>> = { before: new Map(), after: new Map() };

  constructor(
    private readonly effects: Effects,
    private readonly waits: Waits,
  ) {}

  /** The event of `fn` as it is for what comes before it (`before`), or after it. */
  of(fn: FunctionId, event: Event, side: Side): Event {
    const { call, at, direct } = event;
    // An earlier run may have put that await there.
    if (direct || call === undefined || !this.waits.takesTimeAt(fn, call, at)) return event;
    const callees = this.waits.calledBy(call);
    // What a callback does comes behind the wait, whatever it waits for itself.
    const isNew = event.suspends && (event.defers || callees.some((callee) => this.waitsWithin(callee, side)));
    return { ...event, touches: this.touchesOf(call, side), suspends: isNew };
  }

  /** One of the waits that are put into a function is on that side of those that are there. */
  private waitsWithin(fn: FunctionId, side: Side): boolean {
    const known = this.newWaits[side].get(fn);
    if (known !== undefined) return known;
    this.newWaits[side].set(fn, false);
    const found = this.eventsIn(fn, side).some((event) => this.of(fn, event, side).suspends);
    this.newWaits[side].set(fn, found);
    return found;
  }

  private touchesOf(call: CallId, side: Side): readonly Touch[] {
    const callees = this.waits.calledBy(call);
    if (callees.length === 1) return this.within(callees[0], side);
    return [...new Set(callees.flatMap((fn) => this.within(fn, side)))];
  }

  private within(fn: FunctionId, side: Side): readonly Touch[] {
    const all = this.effects.touchesOf(fn);
    if (this.waits.of(fn).length === 0) return all;
    const known = this.known[side].get(fn);
    if (known) return known;
    this.known[side].set(fn, all);
    const found = [...new Set(this.eventsIn(fn, side).flatMap((event) => this.of(fn, event, side).touches))];
    this.known[side].set(fn, found);
    return found;
  }

  private eventsIn(fn: FunctionId, side: Side): readonly Event[] {
    const ends = this.waits.of(fn);
    if (ends.length === 0) return this.effects.eventsOf(fn);
    return this.effects.eventsIn(fn, side === 'before' ? [-1, ends[0]] : [ends[ends.length - 1], Infinity]);
  }
}
