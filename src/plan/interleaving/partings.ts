import type { CallGraph, CallId, FunctionId } from '../../types';
import { areChoices } from '../branches';
import type { Event } from '../effects/events';
import { linkBehind } from '../propagation/links';
import type { Waits } from '../propagation/waits';
import type { Stretch } from './ranges';
import { isInRoundBefore } from './rounds';

/** An event as seen from later and from earlier ones, and whether it is a new wait for those. */
export interface Use {
  readonly event: Event;
  readonly first: () => Event;
  readonly second: () => Event;
  readonly suspendsFirst: () => boolean;
  readonly suspendsSecond: () => boolean;
  /** As seen from earlier ones, only what is behind a new wait of its own. */
  readonly behindWait: () => Event;
}

/** Where the new waits between two uses are: only within the second, or also before that. */
type Parting = 'before' | 'within';

/** From one iteration of a loop to the next. */
const WHOLE: Stretch = [-1, Infinity];

/** Of two calls with so many touches each, it cannot be told what they share: that takes minutes. */
const VAST = 1024;

/** Two uses with a wait in between, which may be inside of the second, and what each touches on its side of it. */
export interface Parted {
  readonly before: Use;
  readonly after: Use;
  readonly first: Event;
  readonly second: Event;
}

/** From the one to the other, in the text of their function. */
export function stretchOf({ before, after, first, second }: Parted): Stretch {
  return before === after && !isLeft(first) ? WHOLE : [first.at, second.at];
}

/** Nothing behind it in the text waits for it. */
function isLeft({ defers, awaited }: Event): boolean {
  return defers !== undefined && !awaited;
}

/** Both lead to half of the program, or more. */
export function areVast({ first, second }: Parted): boolean {
  return [first, second].every(({ touches }) => touches.set.size > VAST);
}

/** Tells where new waits are between uses of a function that were one piece before. */
export class Partings {
  constructor(
    private readonly graph: CallGraph,
    private readonly waits: Waits,
  ) {}

  /** The uses of a function that waits part, in source order; `pauses` are offsets behind which others may run. */
  in(fn: FunctionId, pauses: readonly number[], uses: readonly Use[]): Parted[] {
    const waiting = uses.filter(({ event }) => event.suspends);
    return uses.flatMap((before, index) => {
      const isAgain = before.event.inLoop || this.repeats(before.event);
      const others = [...(isAgain && before.event.suspends ? [before] : []), ...uses.slice(index + 1)];
      return others.flatMap((after) => {
        const where = this.of(fn, pauses, waiting, before, after);
        if (!where) return [];
        const second = where === 'within' ? after.behindWait() : after.second();
        return [{ before, after, first: before.first(), second }];
      });
    });
  }

  /** It continues in each round what it made in the one before. */
  private repeats({ call }: Event): boolean {
    return call !== undefined && this.graph.program.call(call).continues?.repeats === true;
  }

  /** The new waits between two uses, if there is one, and none before. */
  private of(
    fn: FunctionId,
    pauses: readonly number[],
    waiting: readonly Use[],
    before: Use,
    after: Use,
  ): Parting | undefined {
    const [first, second] = [before.event, after.event];
    if (first.touches.isEmpty || second.touches.isEmpty) return undefined;
    const isLinked = this.areLinked(fn, first, second);
    if (!isLinked && (isLeft(first) || !this.isNext(fn, first, second))) return undefined;
    if (this.isEither(fn, first, second)) return undefined;
    // With an existing wait on every path, they were separated before.
    if (before !== after && this.waits.isBetween(fn, first.at, second.at)) return undefined;
    if (isLinked && waiting.some(({ event }) => this.isWaitBetween(fn, first, event, second))) return undefined;
    // Its own operation is over by then, or no path leads from one to the other by way of it.
    const isApart = (via: number): boolean =>
      before !== after &&
      (this.waits.isBetween(fn, first.at, second.at, via) || this.isElsewhere(fn, first, via, second));
    const isOnWay = (at: number): boolean =>
      at >= first.at &&
      (at <= second.at || isInRoundBefore(this.graph.program, this.waits, fn, [first.at, second.at, at]));
    const isMet = (use: Use): boolean => {
      const { at, defers, awaited } = use.event;
      const isBeside = defers && !awaited && use !== after && !(isLinked && this.areLinked(fn, use.event, second));
      return !isBeside && isOnWay(at) && !isApart(at);
    };
    const met = waiting.filter(isMet);
    const isBefore =
      pauses.some((at) => at !== second.at && isOnWay(at) && !isApart(at)) ||
      met.some((use) => (use === before ? before.suspendsFirst() : use !== after));
    if (isBefore) return 'before';
    return met.includes(after) && after.suspendsSecond() ? 'within' : undefined;
  }

  /**
   * A callback of `then` follows the operation that it continues, and nothing else, if that takes time; what an executor does
   * comes before that time.
   */
  private isNext(fn: FunctionId, first: Event, { defers, call }: Event): boolean {
    if (defers !== 'behind' || call === undefined) return true;
    const beginning = this.waits.beginningOf(fn, call);
    if (!beginning.takesTime || first.call === undefined) return !beginning.takesTime;
    return first.call === beginning.call && !this.graph.program.call(first.call).isNew;
  }

  /** The second continues the promise that the first made, or an earlier link of it, and nobody waits for either. */
  // Matches: load() and save(note) of load().then((note) => save(note)).catch(next)
  private areLinked(fn: FunctionId, { call: first }: Event, { defers, call: second }: Event): boolean {
    if (defers !== 'behind' || first === undefined || second === undefined) return false;
    const behind = this.behind(fn, first, second);
    if (behind === undefined) return false;
    const beginning = this.waits.beginningOf(fn, second);
    // What the beginning is given, an executor too, comes before the time that it takes.
    const isLink = behind === 'link' && !(first === beginning.call && this.graph.program.call(first).isNew);
    return isLink || !beginning.takesTime;
  }

  /** A link between two others already took time. */
  private isWaitBetween(fn: FunctionId, first: Event, { call }: Event, second: Event): boolean {
    if (call === undefined || call === first.call || call === second.call) return false;
    const [earlier, later] = [first, second].map((one) => one.call as CallId);
    return (
      this.behind(fn, earlier, call) === 'link' &&
      this.behind(fn, call, later) !== undefined &&
      this.waits.calledBy(call).some((callee) => this.waits.mayWait(callee))
    );
  }

  private behind(fn: FunctionId, first: CallId, second: CallId): ReturnType<typeof linkBehind> {
    const { program } = this.graph;
    return linkBehind(this.graph, fn, program.call(first), program.call(second));
  }

  /** The events are on mutually exclusive branches. */
  private isEither(fn: FunctionId, first: Event, second: Event): boolean {
    return !first.inLoop && !second.inLoop && areChoices(this.graph.program, fn, first.at, second.at);
  }

  /** An offset between two events is on a branch that excludes one of them. */
  // Matches: const found = look(); if (found) return await read(found); save(found);
  private isElsewhere(fn: FunctionId, first: Event, via: number, second: Event): boolean {
    const { program } = this.graph;
    const isPassed = !first.inLoop && areChoices(program, fn, first.at, via);
    return isPassed || (!second.inLoop && areChoices(program, fn, via, second.at));
  }
}
