import type { CallGraph, CallId, FunctionId } from '../../types';
import { reachedFrom } from '../barriers/flows';
import { isWaitedFor } from '../barriers/positions';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import type { TouchSet } from '../effects/touch-set';
import type { Region } from './lock-order';
import { disturbing } from './touches-of-places';

/** Finds uses of a region that are not over when its function is done, so that a lock would be released too soon. */
export class LeftWork {
  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
  ) {}

  /** Whether a function, or what it calls between the uses of a region, leaves such work behind. */
  // Matches: const data = read(); process.nextTick(() => save(data)), or finish(data, save), which does that
  isIn({ fn, stretches, places }: Region): boolean {
    const isMeant = ({ at }: Event): boolean => stretches.some(([first, last]) => at >= first && at <= last);
    const events = this.effects.eventsOf(fn).filter(isMeant);
    if (events.some((event) => this.isLeft(event) && stretches.some(([, last]) => last === event.at))) return true;
    const meant = disturbing(this.effects.sets, places);
    return events.some(({ call }) => call !== undefined && this.leaves(call, meant));
  }

  /** Whether one of the functions that a call runs leaves something behind that is meant. */
  private leaves(call: CallId, meant: TouchSet): boolean {
    return [...reachedFrom(this.graph, call)].some((fn: FunctionId) =>
      this.effects.eventsOf(fn).some((event) => this.isLeft(event) && event.touches.set.meets(meant)),
    );
  }

  private isLeft({ defers, call }: Event): boolean {
    return defers !== undefined && call !== undefined && !isWaitedFor(this.graph, call, this.graph.program.call(call));
  }
}
