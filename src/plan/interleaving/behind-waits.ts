import type { FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { Summaries } from '../effects/summaries';
import { TouchSet } from '../effects/touch-set';
import type { Waits } from '../propagation/waits';
import type { Segments } from './segments';

/**
 * What a call that waits from now on touches behind its first new wait: what it does before that is still one piece with what
 * its caller did before the call. (The other way round, it is not: between what it does last, and its caller next, those go on
 * that waited for the same look-up or lock.)
 */
// Matches: total += 1; await save(); where save() { const text = JSON.stringify(total); await write(text); }
export class BehindWaits {
  private known: Summaries;

  constructor(
    private readonly effects: Effects,
    private readonly waits: Waits,
    private readonly segments: Segments,
  ) {
    this.known = this.summaries();
  }

  /** Functions wait for more locks than before. */
  forget(): void {
    this.known = this.summaries();
  }

  /** An event of `fn` as seen from earlier ones, with only what it touches behind a new wait of its own. */
  of(fn: FunctionId, event: Event): Event {
    const whole = this.segments.of(fn, event, 'before');
    const callees = event.inLoop ? undefined : this.calleesOf(event);
    if (!callees) return whole;
    const behind = TouchSet.union(callees.map((callee) => this.known.of(callee)));
    const touched = whole.touches.set.and(behind);
    const touches = this.effects.touched(touched, () => [...whole.touches.parts()].map((part) => part.and(touched)));
    return { ...whole, touches };
  }

  private summaries(): Summaries {
    return new Summaries(
      (fn) => {
        const { events, isBehind } = this.eventsOf(fn);
        const all = events.filter((event) => isBehind(event) || (event.suspends && !this.calleesOf(event)));
        return TouchSet.union(all.map((event) => this.segments.of(fn, event, 'before').touches.set));
      },
      (fn) => {
        const { events, isBehind } = this.eventsOf(fn);
        const waiting = events.filter((event) => event.suspends && !isBehind(event));
        return waiting.flatMap((event) => this.calleesOf(event) ?? []);
      },
    );
  }

  /** What a function does before its existing waits, and which of that is behind a new one. */
  private eventsOf(fn: FunctionId) {
    const { events, turns } = this.segments.beginningOf(fn);
    const waiting = events.filter(({ suspends, defers }) => suspends && defers === undefined);
    const first = Math.min(...turns, ...this.waits.idleIn(fn));
    const isBehind = (event: Event): boolean =>
      first <= event.at ||
      waiting.some((other) => (other === event ? event.inLoop : other.inLoop || other.at <= event.at));
    return { events, isBehind };
  }

  /** The functions that a call runs, if it does nothing else. */
  private calleesOf({ call, direct, inner }: Event): readonly FunctionId[] | undefined {
    return call === undefined || direct || inner ? undefined : this.effects.onlyCalleesOf(call);
  }
}
