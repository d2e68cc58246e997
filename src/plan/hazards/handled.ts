import type { Entry, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Touch } from '../effects/locations';
import { TouchSet } from '../effects/touch-set';
import type { DeferredWork } from './deferred-work';
import type { Middlewares } from './middlewares';

const isOfFile = ({ location }: Touch): boolean => location.kind === 'file';

/** What handlers do, and those that they may pass control on to. Memoised, because each middleware above asks. */
export class Handled {
  private readonly atOnce = new Map<FunctionId, TouchSet>();
  private readonly inAll = new Map<FunctionId, TouchSet>();

  constructor(
    private readonly effects: Effects,
    private readonly parts: DeferredWork,
    private readonly middlewares: Middlewares,
  ) {}

  /** What a handler does until its first existing wait. */
  by(fn: FunctionId): TouchSet {
    const known = this.atOnce.get(fn) ?? this.parts.after(fn, 0).touches;
    this.atOnce.set(fn, known);
    return known;
  }

  /** What it does to files until then. */
  filesBy(fn: FunctionId): TouchSet {
    return this.by(fn).and(this.effects.sets.where(isOfFile));
  }

  /** What the handlers do that a middleware may pass control on to, until their first existing wait. */
  below(entry: Entry): TouchSet {
    return TouchSet.union(this.middlewares.below(entry).map((fn) => this.by(fn)));
  }

  /** All that some handlers do, and those behind them. */
  through(entries: readonly Entry[]): TouchSet {
    return TouchSet.union(entries.map((entry) => this.allThrough(entry)));
  }

  private allThrough(entry: Entry): TouchSet {
    const fns = [entry.fn, ...this.middlewares.below(entry)];
    const known = this.inAll.get(entry.fn) ?? TouchSet.union(fns.map((fn) => this.effects.touchSetOf(fn)));
    this.inAll.set(entry.fn, known);
    return known;
  }
}
