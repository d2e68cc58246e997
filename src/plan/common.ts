import type { Event } from './events';
import { familyOf, hasParts, mayAlias, narrower, type Location, type Touch } from './locations';

/** A place that two events touch, and how each of them does. */
export interface Common {
  readonly location: Location;
  readonly before: readonly Touch[];
  readonly after: readonly Touch[];
}

/** Says of a place whether anybody changes it while requests run. */
type IsChanged = (location: Location) => boolean;

/** The places that two events touch, of those that change: of variables the parts that both mean. */
export function inCommon(first: Event, second: Event, isChanged: IsChanged): Common[] {
  const shared = changedBy(first, isChanged).flatMap(({ location }) => {
    if (!hasParts(location.kind)) return [location];
    return touchesAt(second, location).map((touch) => narrower(location, touch.location));
  });
  const places = [...new Map(shared.map((location) => [location.key, location])).values()];
  return places.flatMap((location) => {
    const after = touchesAt(second, location);
    return after.length > 0 ? [{ location, before: touchesAt(first, location), after }] : [];
  });
}

function touchesAt(event: Event, place: Location): Touch[] {
  if (!event.touches.meet(place)) return [];
  const related = byFamily(event).get(familyOf(place)) ?? [];
  return related.filter((touch) => mayAlias(touch.location, place));
}

const changing = new WeakMap<readonly Touch[], readonly Touch[]>();

/** Most of what a large program touches is set at start-up. */
function changedBy({ touches }: Event, isChanged: IsChanged): readonly Touch[] {
  const { list } = touches;
  const known = changing.get(list) ?? list.filter(({ location }) => isChanged(location));
  changing.set(list, known);
  return known;
}

/** Events in the middle of a program touch thousands of places, and each is compared with each. */
const families = new WeakMap<readonly Touch[], ReadonlyMap<string, readonly Touch[]>>();

function byFamily({ touches: { list } }: Event): ReadonlyMap<string, readonly Touch[]> {
  const known = families.get(list);
  if (known) return known;
  const found = new Map<string, Touch[]>();
  for (const touch of list) {
    const family = familyOf(touch.location);
    const list = found.get(family);
    if (list) list.push(touch);
    else found.set(family, [touch]);
  }
  families.set(list, found);
  return found;
}
