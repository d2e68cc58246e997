import type { CallGraph, CallId, FunctionId, Guard, Hazard, Lock, Substitute } from '../../types';
import { Effects } from '../effects/effects';
import { isChanged } from '../effects/file-uses';
import type { Liveness } from '../liveness';
import type { Touch } from '../effects/locations';
import { Extents } from './lock-extents';
import { FileLocks } from './file-locks';
import { Holders } from './lock-holders';
import { LockAcquisition } from './lock-acquisition';
import { newWaits, type NewWaits } from './new-waits';
import type { Closure } from '../propagation/closure';
import { Pairs } from './pairs';
import { Parts, type Part } from './parts';
import type { Asked, Joining } from './queues';
import { Regions } from './regions';
import { Releases } from './releases';
import { Sections } from './sections';
import { waitsOf } from '../propagation/waits';

/** What keeps converted functions atomic. */
export interface Guarding {
  readonly locks: readonly Lock[];
  readonly hazards: readonly { readonly fn: FunctionId; readonly hazard: Hazard }[];
  /** Idempotent helpers for calls that tolerate what another request did in between, and need no lock. */
  readonly instead: ReadonlyMap<CallId, string>;
  /** Expressions that a finding needs to be put into a helper, by its id. */
  readonly guards?: ReadonlyMap<string, readonly Guard[]>;
  /** Ids of findings whose synchronous form still runs for some requests. */
  readonly lingering?: ReadonlySet<string>;
  /** What tests have to mock in addition, by finding. */
  readonly substitutes?: ReadonlyMap<string, readonly Substitute[]>;
  /** Look-ups whose answers may be remembered for a while, if a person wants that. */
  readonly rememberable?: ReadonlySet<CallId>;
  /** Calls of array methods whose callbacks do not depend on each other, and how many of them are to run at once. */
  readonly independent?: { readonly calls: ReadonlySet<CallId>; readonly limit: number };
}

/**
 * Synchronous code is a critical section; each inserted `await` ends one. Finds every converted function that touches a
 * location on both sides of a wait, where one of the touches is a write, and gives it a lock, which all other writers
 * of the location take, too. Where a writer cannot take it, the set is for review. Where a finding splits more sections than
 * tolerated that nothing can guard, it ends before any lock is decided, and tells only that: the locks of a large program take
 * most of the time.
 */
export function guard(
  graph: CallGraph,
  closures: readonly Closure[],
  liveness: Liveness,
  queues: Joining,
  isKept: (path: string) => boolean,
  tolerated = Infinity,
): Guarded {
  const analysis = new Analysis(graph, newWaits(graph, closures, liveness), liveness, queues, isKept);
  return (tolerated < Infinity && analysis.hopeless(tolerated)) || analysis.run();
}

/** The locks, and what they were decided with; `isUnfinished` where it ended at regions that no lock can guard. */
type Guarded = Guarding & {
  readonly asked: readonly Asked[];
  readonly effects: Effects;
  readonly isUnfinished?: true;
};

type Unguarded = Guarding['hazards'][number];

/** Functions that are made to take a lock may require others to do so; this bounds the fixpoint. */
const MAX_ROUNDS = 4;

class Analysis {
  private readonly effects: Effects;
  /** Functions that wait, and so can take a lock. It grows as others are made to. */
  private readonly zone: Set<FunctionId>;
  private readonly holders: Holders;
  private readonly regions: Regions;
  private readonly parts: Parts;
  private readonly sections: Sections;

  constructor(
    private readonly graph: CallGraph,
    waits: NewWaits,
    liveness: Liveness,
    queues: Joining,
    isKept: (path: string) => boolean,
  ) {
    this.zone = new Set(waits.waiting);
    this.effects = new Effects(graph, liveness, waits.calls);
    const pairs = new Pairs(
      graph,
      this.effects,
      liveness,
      (fn) => this.holders.canQueueFor(fn),
      (fn) => this.zone.has(fn) && !waits.lingering.has(fn),
    );
    this.holders = new Holders(graph, this.effects, liveness, this.zone, pairs, (fn) => queues.can(fn));
    const isShared = ({ location }: Touch): boolean => isChanged(this.holders.effectsAt(location));
    const releases = new Releases(graph, this.effects, waitsOf(graph), this.zone, isKept, isShared);
    const extents = new Extents(graph, this.effects, this.holders, waitsOf(graph), releases, this.zone);
    const acquisition = new LockAcquisition(graph, extents, waits.calls.suspends);
    const fileLocks = new FileLocks(graph, this.effects, this.holders, waitsOf(graph));
    const { effects, zone, holders } = this;
    this.parts = new Parts(graph, effects, waits, zone, queues, holders, extents, acquisition, fileLocks, releases);
    this.regions = new Regions(graph, this.effects, pairs, this.holders, liveness.live);
    this.sections = new Sections(graph, waits, zone, this.regions, this.parts, holders, extents);
  }

  /**
   * The hazards of regions that no lock can guard, whatever is decided about the others, of findings that have more of them
   * than tolerated; undefined where there is none.
   */
  hopeless(tolerated: number): Guarded | undefined {
    const found: Unguarded[] = [];
    for (const regions of this.sections.lost()) {
      found.push(...regions.map((region) => this.parts.unguarded(region)));
      const hazards = beyond(found, tolerated);
      const { forgiving } = this.effects;
      if (hazards.length > 0)
        return { locks: [], hazards, instead: forgiving, asked: [], effects: this.effects, isUnfinished: true };
    }
    return undefined;
  }

  run(): Guarded {
    const strict = new Set<FunctionId>();
    const asked: Asked[] = [];
    for (let round = 1; ;) {
      const { regions, parts } = this.sections.dividedBy(strict);
      const more = round < MAX_ROUNDS ? parts.flatMap((part) => part.asked) : [];
      asked.push(...more);
      if (this.grows(more.flatMap(({ fns }) => fns))) {
        round += 1;
        continue;
      }
      const asking = parts.flatMap((part) => part.open.filter((region) => region.isMore));
      const spared = asking.length > 0 ? asking.map(({ fn }) => fn) : this.spared(parts, strict);
      for (const fn of spared) strict.add(fn);
      if (spared.length > 0) continue;
      const locks = parts.flatMap((part) => part.locks);
      if (this.arePauses(locks)) continue;
      const vast = regions.filter(({ isVast }) => isVast).map((region) => this.parts.unguarded(region));
      const hazards = [...parts.flatMap((part) => part.hazards), ...vast];
      return { locks, hazards, instead: this.effects.forgiving, asked, effects: this.effects };
    }
  }

  /** Adds functions to those that wait; true if one of them is new. */
  private grows(fns: readonly FunctionId[]): boolean {
    const before = this.zone.size;
    for (const fn of fns) this.zone.add(fn);
    return this.zone.size > before;
  }

  /**
   * Functions whose places can do without the lock that they share with others, where that lets it guard what must have
   * one: it is held in fewer functions then.
   */
  private spared(parts: readonly Part[], strict: ReadonlySet<FunctionId>): readonly FunctionId[] {
    const optional = parts.filter(({ open }) => open.length > 0).flatMap((part) => part.optional);
    if (optional.length === 0) return [];
    const { parts: others } = this.sections.dividedBy(new Set([...strict, ...optional]));
    return openIn(others) < openIn(parts) ? optional : [];
  }

  /**
   * Locks are new waits, and may separate further uses: they may have to be waited for, also between what callers do and
   * the function does, and a caller that waits for one around statements continues before those after it do. True if
   * there are new ones.
   */
  private arePauses(locks: readonly Lock[]): boolean {
    const found = locks.flatMap(({ fn, range }) => [
      this.regions.waitsForTurn(fn, (range ?? this.graph.program.fn(fn).body).start),
      ...(range ? [range.start - 1, range.end].map((at) => this.regions.pauseBehind(fn, at)) : []),
    ]);
    return found.includes(true);
  }
}

/** The hazards of findings that have more than some number of them, each with those of its findings. */
function beyond(found: readonly Unguarded[], most: number): readonly Unguarded[] {
  if (most === 0) return found;
  const told = new Map<string, Set<string>>();
  for (const { hazard } of found)
    for (const id of hazard.findings ?? []) told.set(id, (told.get(id) ?? new Set()).add(hazard.message));
  const isBeyond = (id: string): boolean => (told.get(id)?.size ?? 0) > most;
  return found.flatMap(({ fn, hazard }) => {
    const findings = hazard.findings?.filter(isBeyond) ?? [];
    return findings.length > 0 ? [{ fn, hazard: { ...hazard, findings } }] : [];
  });
}

function openIn(parts: readonly Part[]): number {
  return parts.reduce((count, { open }) => count + open.length, 0);
}
