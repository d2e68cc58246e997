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

  constructor(
    private readonly effects: Effects,
    private readonly waits: Waits,
  ) {}

  /** The event of `fn` as it is for what comes before it (`before`), or after it. */
  of(fn: FunctionId, event: Event, side: Side): Event {
    const { call, at, direct } = event;
    // An earlier run may have put that await there.
    if (direct || call === undefined || !this.waits.of(fn).includes(at)) return event;
    return { ...event, touches: this.touchesOf(call, side) };
  }

  private touchesOf(call: CallId, side: Side): readonly Touch[] {
    return [...new Set(this.waits.calledBy(call).flatMap((fn) => this.within(fn, side)))];
  }

  private within(fn: FunctionId, side: Side): readonly Touch[] {
    const all = this.effects.touchesOf(fn);
    const ends = this.waits.of(fn);
    if (ends.length === 0) return all;
    const known = this.known[side].get(fn);
    if (known) return known;
    this.known[side].set(fn, all);
    const [first, last] = [ends[0], ends[ends.length - 1]];
    const isMeant = side === 'before' ? ({ at }: Event) => at <= first : ({ at }: Event) => at >= last;
    const events = this.effects.eventsOf(fn).filter(isMeant);
    const found = [...new Set(events.flatMap((event) => this.of(fn, event, side).touches))];
    this.known[side].set(fn, found);
    return found;
  }
}
