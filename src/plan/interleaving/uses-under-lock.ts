import type { CallGraph, CallId, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import { mayAlias, type Touch } from '../effects/locations';
import { callersOf, type Region } from './lock-order';
import { inRegions, using } from './touches-of-places';

/** What has to be done under the lock of some regions. */
export interface UsesOf {
  /** Whether a function runs under the lock, and waits without it itself where it has to. */
  readonly isTied: (fn: FunctionId) => boolean;
  /** Whether a call itself reads or writes one of the files, which takes no longer than what others hold the lock for. */
  // Matches: await fs.promises.readFile(file)
  readonly isUse: (call: CallId) => boolean;
}

/** Tells for which work a lock must be kept. */
export class Uses {
  /** The functions that wait from now on, and their callers; memoised for a size of `zone`, which grows. */
  private waiting: { readonly size: number; readonly fns: ReadonlySet<FunctionId> } = { size: -1, fns: new Set() };
  private readonly sharing = new Map<FunctionId, boolean>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    /** Functions that wait from now on. */
    private readonly zone: ReadonlySet<FunctionId>,
    /** Whether live code changes what is touched. */
    private readonly isShared: (touch: Touch) => boolean,
  ) {}

  of(regions: readonly Region[]): UsesOf {
    const touchesPlaces = this.effects.whoTouches(() => inRegions(using, this.effects.sets, regions));
    return {
      isTied: (fn) => touchesPlaces(fn) || this.mayWait(fn) || this.touchesShared(fn),
      isUse: (call) =>
        this.effects
          .filesAt(call)
          .some((touch) =>
            regions.some(({ places }) => places.some(({ location }) => mayAlias(location, touch.location))),
          ),
    };
  }

  /** It may take time from now on where it took none, so that nobody could run in between. */
  private mayWait(fn: FunctionId): boolean {
    if (this.waiting.size !== this.zone.size) {
      const callers = callersOf(this.graph, [...this.zone]);
      this.waiting = { size: this.zone.size, fns: new Set([...this.zone, ...callers]) };
    }
    return this.waiting.fns.has(fn);
  }

  /** What it does last, and what the code behind its call does next, were one piece. */
  private touchesShared(fn: FunctionId): boolean {
    const known = this.sharing.get(fn) ?? this.effects.touched(this.effects.touchSetOf(fn)).list.some(this.isShared);
    this.sharing.set(fn, known);
    return known;
  }
}
