import type { CallGraph, FunctionId } from '../../types';
import { waitsOf } from '../propagation/waits';
import type { Extents } from './lock-extents';
import type { Holders } from './lock-holders';
import { byPlace, withoutCycles, type Region } from './lock-order';
import type { NewWaits } from './new-waits';
import type { Part, Parts } from './parts';
import type { Regions } from './regions';

/** All critical sections that waits split, and the parts that they form. */
export interface Divided {
  readonly regions: readonly Region[];
  readonly parts: readonly Part[];
}

/** Finds the critical sections of a program, and divides them by the places that they share. */
export class Sections {
  /** The last answer: what is tried first is mostly what is then done. */
  private last: (Divided & { readonly key: string }) | undefined;

  constructor(
    private readonly graph: CallGraph,
    private readonly waits: NewWaits,
    /** Functions that wait, and so can take a lock. */
    private readonly zone: ReadonlySet<FunctionId>,
    private readonly regions: Regions,
    private readonly parts: Parts,
    private readonly holders: Holders,
    private readonly extents: Extents,
  ) {}

  /** For the functions in `strict`, only what must have a lock. */
  dividedBy(strict: ReadonlySet<FunctionId>): Divided {
    this.pauseWhereIdle();
    const key = `${this.zone.size} ${this.regions.changes} ${[...strict].sort().join(' ')}`;
    if (this.last?.key === key) return this.last;
    const regions = this.regionsOf(strict);
    this.last = { key, regions, parts: this.parts.of(this.componentsOf(regions)) };
    return this.last;
  }

  /**
   * Those that no lock can guard, whatever is decided about the others, the ones that are told soonest first: without them
   * there are often fewer of the others.
   */
  *lost(): Generator<readonly Region[]> {
    this.pauseWhereIdle();
    yield this.fns().flatMap((fn) => this.regions.vastOf(fn) ?? []);
    const regions = this.regionsOf(new Set(this.fns())).filter(({ isVast }) => !isVast);
    const lost = new Set(regions.filter((region) => this.parts.isLost(region)));
    yield [...lost];
    yield regions.filter((region) => !lost.has(region) && this.parts.isLostAlone(region));
  }

  private regionsOf(strict: ReadonlySet<FunctionId>): readonly Region[] {
    return this.fns().flatMap((fn) => this.regions.of(fn, strict.has(fn)) ?? []);
  }

  private pauseWhereIdle(): void {
    for (const fn of this.zone) for (const end of waitsOf(this.graph).idleIn(fn)) this.regions.pauseBehind(fn, end);
  }

  private fns(): readonly FunctionId[] {
    return [...new Set([...this.zone, ...this.waits.chaining])];
  }

  /** The regions that share a lock, grouped. */
  private componentsOf(regions: readonly Region[]): Region[][] {
    return withoutCycles(
      this.graph,
      byPlace(regions.filter(({ isVast }) => !isVast)),
      (component) => this.holders.of(component),
      (a, b) => this.extents.areTangled(a, b),
    );
  }
}
