import type { Event } from './effects';
import { mayAlias, type Location, type Touch } from './locations';

/** Places that both events touch, where somebody who comes in between would be noticed. */
export function conflicts(first: Event, second: Event): Location[] {
  const places = [...new Map(first.touches.map((touch) => [touch.location.key, touch.location])).values()];
  return places.filter((place) => {
    const [before, after] = [touchesAt(first, place), touchesAt(second, place)];
    if (place.kind === 'file') return before.some((one) => after.some((other) => breaks(one, other, second.direct)));
    const isWhole = !first.own && !second.own;
    return isWhole ? isDependent(useOf(before), useOf(after)) : isShared(useOf(before), useOf(after));
  });
}

/** True for what somebody else may have to wait for: it changes a place, and is no folder made that may be there already. */
export function isDisturbing(touch: Touch): boolean {
  return isChange(touch);
}

function touchesAt(event: Event, place: Location): Touch[] {
  return event.touches.filter((touch) => mayAlias(touch.location, place));
}

/**
 * Two uses of one file, in this order, that must not come apart: it is looked at or read and then changed, or changed and
 * then relied on. Writing twice, or appending twice, relies on nothing.
 */
function breaks(first: Touch, second: Touch, direct: boolean): boolean {
  switch (first.effect) {
    case 'look':
      return isChange(second) && !second.forgiving;
    case 'read':
      return isChange(second) && (direct || first.copied !== true);
    case 'write':
      return second.effect === 'read' || second.effect === 'remove';
    case 'append':
      return ['read', 'remove'].includes(second.effect);
    case 'make':
      return second.effect === 'remove' && !first.forgiving;
    case 'remove':
      if (second.effect === 'remove') return false;
      return !(first.forgiving && (second.effect === 'write' || second.forgiving));
  }
}

function isChange({ effect, forgiving }: Touch): boolean {
  return effect === 'make' ? !forgiving : effect !== 'look' && effect !== 'read';
}

type Use = 'none' | 'read' | 'write' | 'update';

/** What an event does to a variable: one that reads and writes it at once is whole in itself (a counter, a log). */
function useOf(touches: readonly Touch[]): Use {
  const reads = touches.some((touch) => touch.effect === 'read');
  const writes = touches.some((touch) => touch.effect === 'write');
  return reads && writes ? 'update' : writes ? 'write' : reads ? 'read' : 'none';
}

/** One of the two sets what the other uses. */
function isShared(first: Use, second: Use): boolean {
  if (first === 'none' || second === 'none') return false;
  return first !== second || first === 'update';
}

/** Of two calls, each whole in itself: checked before and set after, or set before and relied on after. */
function isDependent(first: Use, second: Use): boolean {
  if (first === 'read') return second === 'write' || second === 'update';
  return first === 'write' ? second === 'read' || second === 'update' : first === 'update' && second === 'write';
}
