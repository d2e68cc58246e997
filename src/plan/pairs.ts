import type { CallGraph } from '../types';
import { isChange } from './conflicts';
import type { Effects, Event } from './effects';
import type { Liveness } from './hazards';
import { isOneFile, mayAlias, pairOf, type Place, type Touch } from './locations';

/**
 * Finds files that belong together: one is used before a wait and another after it, and some request that comes in between
 * uses both, so that neither all before nor all after it is what it sees or leaves. Only files that are named outright:
 * two names made of what a request sends are mostly those of that request alone.
 */
export class Pairs {
  private readonly requests: readonly (readonly Touch[])[];
  private readonly known = new Map<string, ReadonlySet<number>>();

  constructor(graph: CallGraph, effects: Effects, { live }: Liveness) {
    const entries = [...new Set(graph.entries.map((entry) => entry.fn))].filter(live);
    this.requests = entries.map((fn) => effects.touchesOf(fn).filter(isUse)).filter((touches) => touches.length > 1);
  }

  between(first: Event, second: Event): Place[] {
    const [before, after] = [first, second].map((event) => event.touches.filter(isUse));
    return before.flatMap((one) =>
      after.filter((other) => this.belong(one, other)).map((other) => placeOf(one, other)),
    );
  }

  private belong(one: Touch, other: Touch): boolean {
    if (mayAlias(one.location, other.location)) return false;
    const others = this.disturbedBy(other);
    return [...this.disturbedBy(one)].some((request) => others.has(request));
  }

  /** The requests for which it matters whether they come before or after a use. */
  private disturbedBy(use: Touch): ReadonlySet<number> {
    const key = `${use.effect} ${use.location.key}`;
    const known = this.known.get(key) ?? new Set(this.requests.flatMap((uses, at) => (clash(use, uses) ? [at] : [])));
    this.known.set(key, known);
    return known;
  }
}

function isUse(touch: Touch): boolean {
  const isOfContent = touch.effect === 'read' || (touch.effect !== 'make' && isChange(touch));
  return isOfContent && !touch.forgiving && touch.location.kind === 'file' && isOneFile(touch.location);
}

function clash(use: Touch, uses: readonly Touch[]): boolean {
  return uses.some((other) => {
    const isSame = use.effect === other.effect && use.effect !== 'write';
    return !isSame && (isChange(use) || isChange(other)) && mayAlias(use.location, other.location);
  });
}

// Who uses only one of the two needs no lock for their sake.
function placeOf(one: Touch, other: Touch): Place {
  return { location: pairOf(one.location, other.location), by: new Set() };
}
