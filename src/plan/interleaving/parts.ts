import type { CallGraph, FunctionId, Lock } from '../../types';
import type { Effects } from '../effects/effects';
import type { Place } from '../effects/locations';
import type { Guarding } from './atomicity';
import type { FileLocks } from './file-locks';
import type { LockAcquisition } from './lock-acquisition';
import type { Extents } from './lock-extents';
import type { Holders } from './lock-holders';
import { placesOf, type Region } from './lock-order';
import { locksAtOdds, widened } from './locks-at-odds';
import { describe, keyOf, type Loose } from './messages';
import type { NewWaits } from './new-waits';
import type { Asked, Joining } from './queues';
import type { Releases } from './releases';

/** A connected component of regions, which share one lock. */
export interface Part extends Omit<Guarding, 'instead'> {
  /** Those that the lock does not guard. */
  readonly open: readonly Region[];
  /** Functions with places that can do without it. */
  readonly optional: readonly FunctionId[];
  /** Functions that could take the lock, too, if they were made async. */
  readonly asked: readonly Asked[];
}

/** Guards connected components of regions, each with a lock of its own. */
export class Parts {
  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly newWaits: NewWaits,
    /** Functions that wait, and so can take a lock. */
    private readonly zone: ReadonlySet<FunctionId>,
    private readonly queues: Joining,
    private readonly holders: Holders,
    private readonly extents: Extents,
    private readonly acquisition: LockAcquisition,
    private readonly fileLocks: FileLocks,
    private readonly releases: Releases,
  ) {}

  /** The parts of some components, in the order of their locks, outer ones first. */
  of(components: readonly (readonly Region[])[]): readonly Part[] {
    const keys = new Set<string>();
    const plain = components.map((regions) => ({ regions, key: keyOf(regions, keys) }));
    const parts = plain.map(({ regions, key }) => this.partOf(regions, key, false));
    plain.forEach(({ regions, key }, index) => {
      const { open } = parts[index];
      // Where a place can do without a lock, it does without one that is held over a wait.
      if (open.length === 0 || open.some((region) => this.isOptional(region))) return;
      const released = this.partOf(regions, key, true);
      const isBetter = released.open.length < open.length && !this.releases.areTorn(released.locks);
      const taken = parts.map((part, other) => (other === index ? released : part).locks);
      const locks = widened(taken, index, (fn) => this.extents.canHold(fn));
      if (isBetter && !locksAtOdds(this.graph.program, locks, index)) {
        parts[index] = released;
        locks.forEach((own, other) => (parts[other] = { ...parts[other], locks: own }));
      } else {
        const asked = parts[index].asked.length > 0 ? parts[index].asked : released.asked;
        parts[index] = { ...parts[index], asked, hazards: this.toldBy(released, parts[index], regions) };
      }
    });
    return parts;
  }

  /** Whether something that corrupts what a region needs can never take a lock. */
  isLost({ needed }: Region): boolean {
    const isStuck = (fn: FunctionId): boolean => !this.zone.has(fn) && !this.queues.can(fn) && !this.queues.waits(fn);
    return this.holders.spoiling(needed).some((fn) => isStuck(fn) || this.newWaits.lingering.has(fn));
  }

  /** Whether no lock would guard a region if it were the only one. */
  isLostAlone(region: Region): boolean {
    return this.of([[region]]).some(({ open, asked }) => open.length > 0 && asked.length === 0);
  }

  /** The hazard of a region that no lock can guard. */
  unguarded(region: Region): Guarding['hazards'][number] {
    const waits = this.zone.has(region.fn);
    const loose = region.isVast ? [] : this.looseAt(region.needed, this.zone).map((fn) => this.looseOf(fn));
    return { fn: region.fn, hazard: describe(this.graph, { region, loose, causes: this.causesOf(region), waits }) };
  }

  /** Whether it can do without a lock: it would not use variables that are set at once in two versions. */
  private isOptional({ isMore, places, needed }: Region): boolean {
    const more = places.filter((place) => !needed.includes(place));
    return isMore && !more.some(({ location: { of } }) => of !== undefined && this.holders.areSetAtOnce(of));
  }

  /** The hazards of a part; where a lock that is released at waits would not help, either, why that is so says more. */
  private toldBy(released: Part, { open, hazards }: Part, regions: readonly Region[]): Part['hazards'] {
    const isOpen = (region: Region): boolean => open.includes(region) && released.open.includes(region);
    return hazards.map((hazard, index) => (isOpen(regions[index]) ? released.hazards[index] : hazard));
  }

  /** The part of some regions; with `isReleased`, its lock may be held over existing waits. */
  private partOf(regions: readonly Region[], key: string, isReleased: boolean): Part {
    const holders = this.holders.of(regions).filter((fn) => this.zone.has(fn));
    const { locks: taken, queued, whole } = this.acquisition.of(holders, regions, key, isReleased);
    const guarded = regions.filter(({ fn }) => whole.has(fn));
    const loose = new Map(guarded.map((region) => [region, this.looseAt(region.places, queued)]));
    const open = regions.filter((region) => {
      const fns = loose.get(region);
      return fns === undefined || (fns.length > 0 && !this.helps(region, fns, queued));
    });
    const joins = open.length < regions.length;
    const locks = guarded.length > 0 ? this.fileLocks.of(taken, regions) : [];
    return {
      open,
      optional: regions.filter(({ isMore }) => isMore).map(({ fn }) => fn),
      asked: this.askedFor(loose, queued),
      locks: locks.map((lock) => ({ ...lock, joins })),
      hazards: regions.map((region) => {
        const guard = open.includes(region) ? undefined : guardOf(key, locks);
        const waits = this.zone.has(region.fn) && !this.extents.goesOn(region.fn, regions);
        const stuck = isReleased ? this.releases.stuckAt(region.fn) : undefined;
        const writers = (loose.get(region) ?? []).map((fn) => this.looseOf(fn));
        const found = { region, guard, loose: writers, causes: this.causesOf(region), waits, stuck };
        return { fn: region.fn, hazard: describe(this.graph, found) };
      }),
    };
  }

  /**
   * Functions to be made async for the lock, where that completes it for a region: all that may corrupt its places, or
   * none. `loose` are those, by region.
   */
  private askedFor(loose: ReadonlyMap<Region, readonly FunctionId[]>, queued: ReadonlySet<FunctionId>): Asked[] {
    const canJoin = (fn: FunctionId): boolean =>
      (this.queues.can(fn) || this.queues.waits(fn)) && !this.newWaits.lingering.has(fn);
    const completed = [...loose].filter(([, fns]) => fns.every(canJoin));
    const regions = completed.map(([region]) => region);
    const seeing = this.seeing(regions, placesOf(regions)).filter((fn) => !queued.has(fn) && this.queues.can(fn));
    const fns = [...new Set([...completed.flatMap(([, some]) => some), ...seeing])];
    const findings = regions.flatMap((region) => this.causesOf(region));
    return fns.length > 0 ? [{ by: regions.map(({ fn }) => fn), findings, fns }] : [];
  }

  /**
   * Functions that may observe an intermediate state and can hold the lock: around their whole body, or, for pairs of
   * variables, around the statements that use both.
   */
  private seeing(regions: readonly Region[], places: readonly Place[]): FunctionId[] {
    const pairs = places.filter(({ location: { of } }) => of?.every(({ kind }) => kind === 'variable'));
    return [
      ...this.holders.disturbing(places).filter((fn) => this.extents.canHold(fn)),
      ...this.holders.disturbing(pairs).filter((fn) => this.extents.canLock(fn, regions)),
    ];
  }

  /** Whether the lock does for a region what it must, and more against some of those who change its other places. */
  private helps({ places, needed }: Region, loose: readonly FunctionId[], queued: ReadonlySet<FunctionId>): boolean {
    const isTaken = this.holders.spoiling(places).length > loose.length;
    return isTaken && this.looseAt(needed, queued).length === 0;
  }

  /** Functions that change places and cannot take the lock. */
  private looseAt(places: readonly Place[], queued: ReadonlySet<FunctionId>): FunctionId[] {
    return this.holders.spoiling(places).filter((fn) => !queued.has(fn) || this.newWaits.lingering.has(fn));
  }

  private looseOf(fn: FunctionId): Loose {
    const isTwin = this.newWaits.lingering.has(fn);
    return { fn, because: isTwin ? 'twin' : this.zone.has(fn) ? 'long' : 'sync' };
  }

  /** Ids of the findings whose new waits separate the uses of a region. */
  private causesOf({ fn, stretches }: Region): string[] {
    const waits = this.effects
      .eventsOf(fn)
      .filter(({ suspends, at }) => suspends && stretches.some(([first, last]) => at >= first && at <= last));
    return [
      ...new Set(waits.flatMap(({ call }) => (call === undefined ? [] : (this.newWaits.causes.get(call) ?? [])))),
    ];
  }
}

function guardOf(key: string, locks: readonly Lock[]): string {
  const isReleased = locks.some(({ releases }) => releases);
  return `they queue for a lock ("${key}")${isReleased ? ', which is released at awaits that were there before' : ''}`;
}
