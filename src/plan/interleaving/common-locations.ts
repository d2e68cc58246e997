import type { Event } from '../effects/events';
import { hasParts, narrower, type Location, type Touch } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';
import { TouchesByPart } from '../effects/touches-by-part';
import { memoisedBy } from '../../memoised';

/** A location that two events touch, with the touches of each. */
export interface Common {
  readonly location: Location;
  readonly before: readonly Touch[];
  readonly after: readonly Touch[];
}

/** Whether anything changes a location while requests run. */
type IsChanged = (location: Location) => boolean;

/** Memoised by lists of touches: half of all pairs of events have the lists of another pair. */
const known = new WeakMap<readonly Touch[], WeakMap<readonly Touch[], readonly Common[]>>();

/** The locations that two events both touch, among those that may change; for variables, the parts that both mean. */
export function inCommon(first: Event, second: Event, isChanged: IsChanged): readonly Common[] {
  const [before, after] = [first.touches.list, second.touches.list];
  const others = known.get(before) ?? new WeakMap<readonly Touch[], readonly Common[]>();
  const common = others.get(after) ?? compared(first, second, isChanged);
  known.set(before, others.set(after, common));
  return common;
}

function compared(first: Event, second: Event, isChanged: IsChanged): readonly Common[] {
  const changed = changedBy(first, isChanged);
  const met = first.touches.meeting(changed.set, second.touches);
  if (met.size === 0) return [];
  const shared = changed.list.flatMap((touch) => {
    if (!met.has(touch)) return [];
    const { location } = touch;
    if (!hasParts(location.kind)) return [location];
    return touchesAt(second, location).map((other) => narrower(location, other.location));
  });
  const places = [...new Map(shared.map((location) => [location.key, location])).values()];
  return places.flatMap((location) => {
    const after = touchesAt(second, location);
    return after.length > 0 ? [{ location, before: touchesAt(first, location), after }] : [];
  });
}

function touchesAt(event: Event, place: Location): readonly Touch[] {
  if (!hasParts(place.kind)) return event.touches.at(place);
  return byPart(event.touches.list).at(place);
}

/** Touches of locations that may change, in their order and as a set. */
interface Changed {
  readonly list: readonly Touch[];
  readonly set: TouchSet;
}

const changing = new WeakMap<readonly Touch[], Changed>();

/** Most of what a large program touches is only set at start-up. */
function changedBy({ touches }: Event, isChanged: IsChanged): Changed {
  const found = changing.get(touches.list);
  if (found) return found;
  const list = touches.list.filter(({ location }) => isChanged(location));
  const changed = { list, set: touches.setOf(list) };
  changing.set(touches.list, changed);
  return changed;
}

const byPart = memoisedBy((list: readonly Touch[]) => new TouchesByPart(list));
