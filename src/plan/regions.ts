import type { FunctionId } from '../types';
import { inCommon } from './common';
import { conflicts, glimpses, type Meanwhile } from './conflicts';
import type { Effects, Event } from './effects';
import type { Place } from './locations';
import type { Region } from './lock-order';
import type { Pairs } from './pairs';
import type { Stretch } from './ranges';
import type { Segments } from './segments';
import type { Waits } from './waits';

/** From one turn of a loop to the next. */
const WHOLE: Stretch = [-1, Infinity];

/** Two events of a function with a wait between them, and the places that must not change meanwhile. */
interface Gap {
  readonly stretch: Stretch;
  readonly needed: readonly Place[];
  readonly more: readonly Place[];
}

/** Finds the places that a function touches before and after a wait, so that another request can come between. */
export class Regions {
  private readonly gaps = new Map<FunctionId, readonly Gap[]>();

  constructor(
    private readonly effects: Effects,
    private readonly pairs: Pairs,
    private readonly meanwhile: Meanwhile,
    private readonly waits: Waits,
    private readonly segments: Segments,
  ) {}

  /** With `strict` only what somebody who comes between would spoil, not what would merely show. */
  of(fn: FunctionId, strict: boolean): Region | undefined {
    const gaps = this.gaps.get(fn) ?? this.gapsOf(fn);
    this.gaps.set(fn, gaps);
    const wanted = gaps.filter((gap) => gap.needed.length > 0 || !strict);
    if (wanted.length === 0) return undefined;
    const places = joinPlaces(wanted.flatMap(({ needed, more }) => (strict ? needed : [...needed, ...more])));
    const isMore = !strict && wanted.some((gap) => gap.more.length > 0);
    return { fn, places, stretches: wanted.map((gap) => gap.stretch), isMore };
  }

  private gapsOf(fn: FunctionId): Gap[] {
    const events = this.effects.eventsOf(fn);
    return events.flatMap((first, index) => {
      const others = [...(first.inLoop && first.suspends ? [first] : []), ...events.slice(index + 1)];
      const apart = others.filter((second) => this.waitsBetween(fn, events, first, second));
      return apart
        .map((second) => this.gapOf(fn, first, second))
        .filter(({ needed, more }) => needed.length + more.length > 0);
    });
  }

  private gapOf(fn: FunctionId, before: Event, after: Event): Gap {
    const first = this.segments.of(fn, before, 'after');
    const second = this.segments.of(fn, after, 'before');
    const common = inCommon(first, second);
    return {
      stretch: before === after ? WHOLE : [first.at, second.at],
      needed: conflicts(first, second, common, this.meanwhile),
      more: [...glimpses(first, second, common, this.meanwhile), ...this.pairs.between(fn, first, second)],
    };
  }

  /** A new wait between two uses, where there was none before. */
  private waitsBetween(fn: FunctionId, events: readonly Event[], first: Event, second: Event): boolean {
    const between = (at: number): boolean => at >= first.at && at <= second.at;
    // What it waits for itself it has done by then.
    const isApart = (at: number): boolean => at > first.at && at < second.at;
    if (first !== second && this.waits.of(fn).some(isApart)) return false;
    return events.some((event) => event.suspends && between(event.at));
  }
}

/** Each location once, with all that nobody else may do to it. */
function joinPlaces(places: readonly Place[]): Place[] {
  const joined = new Map<string, Place>();
  for (const { location, by } of places) {
    const known = joined.get(location.key)?.by ?? [];
    joined.set(location.key, { location, by: new Set([...known, ...by]) });
  }
  return [...joined.values()];
}
