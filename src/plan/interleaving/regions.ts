import type { CallGraph, FunctionId } from '../../types';
import { memoisedWithin } from '../../memoised';
import { areChoices } from '../branches';
import { inCommon } from './common-locations';
import { conflicts, glimpses, type Meanwhile } from './conflicts';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { isChanged } from '../effects/file-uses';
import { isSplit, joinPlaces, lastingGap, type Gap } from './gaps';
import type { Holders } from './lock-holders';
import type { Place } from '../effects/locations';
import { callersOf, type Region } from './lock-order';
import { needsLock } from './pair-users';
import type { Pairs } from './pairs';
import type { Stretch } from './ranges';
import { Segments } from './segments';
import { waitsOf, type Waits } from '../propagation/waits';
import { LiveCalls, SelfContainedCalls } from './self-contained-calls';

/** From one iteration of a loop to the next. */
const WHOLE: Stretch = [-1, Infinity];

/**
 * A call with so many touches runs half of the program: what is merely observable of it cannot be told, and asking
 * takes minutes.
 */
const MOST = 64;

/** An event as seen from later and from earlier ones, and whether it is a new wait for those. */
interface Use {
  readonly event: Event;
  readonly first: () => Event;
  readonly second: () => Event;
  readonly suspendsFirst: () => boolean;
  readonly suspendsSecond: () => boolean;
}

/** Finds the critical sections that waits split: places that a function touches before and after one. */
export class Regions {
  private readonly gaps = new Map<FunctionId, readonly Gap[]>();
  /** Memoised by gaps, so that what is found out about the places of a region holds in all rounds. */
  private readonly regions = memoisedWithin(regionOf);
  private readonly pauses = new Map<FunctionId, Set<number>>();
  private readonly meanwhile: Meanwhile;
  private readonly waits: Waits;
  private readonly segments: Segments;
  private readonly selfContained: SelfContainedCalls;

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly pairs: Pairs,
    holders: Holders,
    isLive: (fn: FunctionId) => boolean,
  ) {
    this.meanwhile = (location) => holders.effectsAt(location);
    this.waits = waitsOf(graph);
    this.segments = new Segments(effects, this.waits);
    this.selfContained = new SelfContainedCalls(effects, new LiveCalls(graph, this.waits, isLive));
  }

  /**
   * Records that other requests may run after this offset; true when that is new. A lock may have to be waited for;
   * and an await that takes no time lets those go on that share a look-up.
   */
  pauseBehind(fn: FunctionId, offset: number): boolean {
    const known = this.pauses.get(fn) ?? new Set();
    if (known.has(offset)) return false;
    this.pauses.set(fn, known.add(offset));
    this.gaps.delete(fn);
    return true;
  }

  /**
   * Records that a function waits for a lock at this offset, which may separate what its callers do before its first
   * existing wait, or after its last, from what it does; true when that is new.
   */
  waitsForTurn(fn: FunctionId, offset: number): boolean {
    if (!this.segments.waitsForTurn(fn, offset)) return false;
    for (const caller of callersOf(this.graph, [fn])) this.gaps.delete(caller);
    return true;
  }

  /**
   * The region of a function; with `strict` only the places that would be corrupted, not those where an intermediate
   * state merely shows.
   */
  of(fn: FunctionId, strict: boolean): Region | undefined {
    const gaps = this.gaps.get(fn) ?? this.gapsOf(fn);
    this.gaps.set(fn, gaps);
    const region = this.regions(gaps, strict);
    return region && { fn, ...region };
  }

  private gapsOf(fn: FunctionId): Gap[] {
    const uses = this.effects.eventsOf(fn).map((event) => this.useOf(fn, event));
    const pauses = [...(this.pauses.get(fn) ?? [])];
    if (pauses.length === 0 && !uses.some(({ event }) => event.suspends)) return [];
    const waiting = uses.filter(({ event }) => event.suspends);
    const lasting = waiting.map(({ event }) => lastingGap(event, this.meanwhile));
    const between = uses.flatMap((use, index) => {
      const others = [...(use.event.inLoop && use.event.suspends ? [use] : []), ...uses.slice(index + 1)];
      return others
        .filter((other) => this.waitsBetween(fn, pauses, waiting, use, other))
        .map((other) => this.gapOf(fn, use, other));
    });
    return [...between, ...lasting].filter(isSplit);
  }

  /** Lazy, because an event is compared with each of the others. */
  private useOf(fn: FunctionId, event: Event): Use {
    const { segments } = this;
    return {
      event,
      first: once(() => segments.of(fn, event, 'after')),
      second: once(() => segments.of(fn, event, 'before')),
      suspendsFirst: once(() => segments.suspends(fn, event, 'after')),
      suspendsSecond: once(() => segments.suspends(fn, event, 'before')),
    };
  }

  private gapOf(fn: FunctionId, before: Use, after: Use): Gap {
    const [first, second] = [before.first(), after.second()];
    const common = inCommon(first, second, (location) => isChanged(this.meanwhile(location)));
    const isVast = first.touches.list.length > MOST || second.touches.list.length > MOST;
    const pairs = isVast ? [] : this.pairs.between(fn, first, second);
    const broken = conflicts(first, second, common, this.meanwhile, (location) =>
      this.selfContained.areOne(before.event, after.event, location),
    );
    const seen = isVast ? [] : glimpses(first, second, common, this.meanwhile);
    return {
      stretch: before === after ? WHOLE : [first.at, second.at],
      needed: [...broken, ...pairs.filter(isNeeded)],
      more: [...seen, ...pairs.filter((pair) => !isNeeded(pair))],
    };
  }

  /** A callback of `then` follows the operation that it continues, and nothing else, if that takes time. */
  private isNext(fn: FunctionId, first: Event, { defers, call }: Event): boolean {
    if (!defers || call === undefined) return true;
    const beginning = this.waits.beginningOf(fn, call);
    return !beginning.takesTime || (first.call !== undefined && first.call === beginning.call);
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

  /** Whether there is a new wait between two uses, and none before. */
  private waitsBetween(
    fn: FunctionId,
    pauses: readonly number[],
    waiting: readonly Use[],
    before: Use,
    after: Use,
  ): boolean {
    const [first, second] = [before.event, after.event];
    if (first.touches.isEmpty || second.touches.isEmpty) return false;
    if (first.defers || !this.isNext(fn, first, second) || this.isEither(fn, first, second)) return false;
    // With an existing wait on every path, they were separated before.
    if (before !== after && this.waits.isBetween(fn, first.at, second.at)) return false;
    // Its own operation is over by then, or no path leads from one to the other by way of it.
    const isApart = (via: number): boolean =>
      before !== after &&
      (this.waits.isBetween(fn, first.at, second.at, via) || this.isElsewhere(fn, first, via, second));
    if (pauses.some((at) => at >= first.at && at < second.at && !isApart(at))) return true;
    return waiting.some((use) => {
      const { at, defers } = use.event;
      if (at < first.at || at > second.at || (defers && use !== after) || isApart(at)) return false;
      return use === before ? use.suspendsFirst() : use === after ? use.suspendsSecond() : true;
    });
  }
}

/** What the region of a function with some gaps is. */
function regionOf(gaps: readonly Gap[], strict: boolean): Omit<Region, 'fn'> | undefined {
  const wanted = gaps.filter((gap) => gap.needed.length > 0 || !strict);
  if (wanted.length === 0) return undefined;
  const places = joinPlaces(wanted.flatMap(({ needed, more }) => (strict ? needed : [...needed, ...more])));
  const isMore = !strict && wanted.some((gap) => gap.more.length > 0);
  return { places, stretches: wanted.map((gap) => gap.stretch), isMore };
}

function isNeeded({ location: { of } }: Place): boolean {
  return of !== undefined && needsLock(of);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
