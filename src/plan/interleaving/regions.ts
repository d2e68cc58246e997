import type { CallGraph, FunctionId } from '../../types';
import { extended, memoisedWithin, once } from '../../memoised';
import { inCommon } from './common-locations';
import { conflicts, glimpses, gone, type Meanwhile } from './conflicts';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { isChanged } from '../effects/file-uses';
import { isSplit, joinPlaces, lastingGap, type Gap } from './gaps';
import type { Holders } from './lock-holders';
import type { Location, Place } from '../effects/locations';
import { callersOf, type Region } from './lock-order';
import { areVast, Partings, stretchOf, type Parted, type Use } from './partings';
import type { Pairs } from './pairs';
import { BehindWaits } from './behind-waits';
import { Segments } from './segments';
import { waitsOf, type Waits } from '../propagation/waits';
import { LiveCalls } from './live-calls';
import { SelfContainedCalls } from './self-contained-calls';

/**
 * A call with so many touches runs half of the program: what is merely observable of it cannot be told, and asking
 * takes minutes.
 */
const MOST = 64;

/** Finds the critical sections that waits split: places that a function touches before and after one. */
export class Regions {
  private readonly gaps = new Map<FunctionId, readonly Gap[]>();
  private readonly parted = new Map<FunctionId, readonly Parted[]>();
  /** How often what was known of a function was forgotten. */
  changes = 0;
  /** Memoised by gaps, so that what is found out about the places of a region holds in all rounds. */
  private readonly regions = memoisedWithin(regionOf);
  private readonly pauses = new Map<FunctionId, Set<number>>();
  private readonly meanwhile: Meanwhile;
  private readonly waits: Waits;
  private readonly segments: Segments;
  private readonly behindWaits: BehindWaits;
  private readonly partings: Partings;
  private readonly selfContained: SelfContainedCalls;

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly pairs: Pairs,
    private readonly holders: Holders,
    isLive: (fn: FunctionId) => boolean,
  ) {
    this.meanwhile = (location) => holders.effectsAt(location);
    this.waits = waitsOf(graph);
    this.segments = new Segments(effects, this.waits);
    this.partings = new Partings(graph, this.waits);
    this.behindWaits = new BehindWaits(effects, this.waits, this.segments);
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
    this.forget(fn);
    return true;
  }

  /**
   * Records that a function waits for a lock at this offset, which may separate what its callers do before its first
   * existing wait, or after its last, from what it does; true when that is new.
   */
  waitsForTurn(fn: FunctionId, offset: number): boolean {
    if (!this.segments.waitsForTurn(fn, offset)) return false;
    this.behindWaits.forget();
    for (const caller of callersOf(this.graph, [fn])) this.forget(caller);
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

  /** The region of a function where that is too much to be told; this asks for nothing else. */
  vastOf(fn: FunctionId): Region | undefined {
    return this.partedIn(fn).some(areVast) ? this.of(fn, true) : undefined;
  }

  private forget(fn: FunctionId): void {
    this.changes += 1;
    this.gaps.delete(fn);
    this.parted.delete(fn);
  }

  private gapsOf(fn: FunctionId): Gap[] {
    const parted = this.partedIn(fn);
    const vast = parted.find(areVast);
    if (vast) return [{ stretch: stretchOf(vast), needed: [], more: [], isVast: true }];
    const lasting = this.effects
      .eventsOf(fn)
      .filter(({ suspends }) => suspends)
      .map((event) => lastingGap(event, this.meanwhile));
    return [...parted.map((pair) => this.gapOf(fn, pair)), ...lasting].filter(isSplit);
  }

  private partedIn(fn: FunctionId): readonly Parted[] {
    const known = this.parted.get(fn);
    if (known) return known;
    const events = this.effects.eventsOf(fn);
    const pauses = [...(this.pauses.get(fn) ?? [])];
    const isPlain = pauses.length === 0 && !events.some(({ suspends }) => suspends);
    const uses = isPlain ? [] : events.map((event) => this.useOf(fn, event));
    const parted = this.partings.in(fn, pauses, uses);
    this.parted.set(fn, parted);
    return parted;
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
      behindWait: once(() => this.behindWaits.of(fn, event)),
    };
  }

  /** Whether others change a location or, where only one request has it, find it in a folder. */
  // Matches: fs.readdirSync('tmp'), beside fs.mkdtempSync('tmp/job-')
  private matters(location: Location): boolean {
    const done = this.meanwhile(location);
    return isChanged(done) || (location.own === true && done.size > 0);
  }

  /** Whether something that cannot wait may take away what a function has found, and uses again. */
  // Matches: if (!cache.has(key)) return; await check(); cache.get(key).hits, beside setInterval(() => cache.delete(oldest), 1000)
  private isRelied({ location }: Place): boolean {
    return location.kind === 'variable' && this.holders.isTakenAway(location);
  }

  /** What both touch with a wait in between. */
  private gapOf(fn: FunctionId, parted: Parted): Gap {
    const { before, after, first, second } = parted;
    const common = inCommon(first, second, (location) => this.matters(location));
    const isMuch = first.touches.list.length > MOST || second.touches.list.length > MOST;
    const all = isMuch ? [] : this.pairs.between(fn, first, second);
    const alike = this.selfContained.compared(before.event, after.event);
    const broken = conflicts(first, second, common, this.meanwhile, alike);
    const [earlier, later] = [first.touches.set, second.touches.set];
    const isHalf = ({ location: { of } }: Place): boolean =>
      of !== undefined && this.pairs.halfDone.isPair(of, first, second);
    const isNeeded = ({ location: { of }, half }: Place): boolean =>
      half === true ||
      (of !== undefined && (this.pairs.isTorn(of, first, second) || this.pairs.users.isNeeded(of, earlier, later)));
    const pairs = all.map((pair) => (isHalf(pair) ? { ...pair, half: true as const } : pair));
    const seen = isMuch ? [] : glimpses(first, second, common, this.meanwhile);
    const relied = seen.filter((place) => this.isRelied(place));
    return {
      stretch: stretchOf(parted),
      needed: extended(broken, [
        ...(isMuch ? [] : gone(first, second, common, this.meanwhile)),
        ...(isMuch ? [] : this.pairs.halfDone.folders(first, second)),
        ...pairs.filter(isNeeded),
        ...relied,
      ]),
      more: [...seen.filter((place) => !relied.includes(place)), ...pairs.filter((pair) => !isNeeded(pair))],
    };
  }
}

/** What the region of a function with some gaps is. */
function regionOf(gaps: readonly Gap[], strict: boolean): Omit<Region, 'fn'> | undefined {
  const wanted = gaps.filter((gap) => gap.needed.length > 0 || gap.isVast || !strict);
  if (wanted.length === 0) return undefined;
  const lists = wanted.flatMap(({ needed, more }) => (strict ? [needed] : [needed, more]));
  const places = joinPlaces([...new Set(lists)].flat());
  const needed = joinPlaces([...new Set(wanted.map((gap) => gap.needed))].flat());
  const isMore = !strict && wanted.some((gap) => gap.more.length > 0);
  const isVast = wanted.some((gap) => gap.isVast);
  return {
    places,
    needed,
    stretches: wanted.map((gap) => gap.stretch),
    isMore,
    ...(isVast && { isVast: true as const }),
  };
}
