import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId, Span } from '../../types';
import { positionBarrier } from '../barriers/positions';
import type { Effects } from '../effects/effects';
import { isPartOf, mayAlias, type Location } from '../effects/locations';
import { placesOf, type Region } from './lock-order';

/**
 * Whether a default value of a parameter uses the places of some regions: before the body, and before any lock that is taken there. From the
 * first that waits on, defaults move into the body.
 */
// Matches: function add(before = total) { const step = read(); total = before + step; }
export function usesInParameters(
  graph: CallGraph,
  effects: Effects,
  id: FunctionId,
  regions: readonly Region[],
  zone: ReadonlySet<FunctionId>,
): boolean {
  const { body, defaults } = graph.program.fn(id);
  const early = effects.eventsOf(id).filter(({ at }) => at < body.start);
  if (early.length === 0) return false;
  const waits = graph.program.callsIn(id).filter((call) => mayWait(graph, pathOf(id), call, zone));
  const first = defaults.findIndex(({ value }) => waits.some(({ span }) => isWithin(span, value)));
  const moved = first < 0 ? [] : defaults.slice(first);
  const locations = placesOf(regions).flatMap(({ location }) => location.of ?? [location]);
  return early
    .filter(({ at }) => !moved.some(({ value }) => isIn(at, value)))
    .flatMap(({ touches }) => effects.sets.list(touches.set))
    .some((touch) => locations.some((place) => isUseOf(touch.location, place)));
}

/** Who names an object uses no part of it. */
// Matches: total, and not: shared of (state = shared), for shared.count
function isUseOf(used: Location, place: Location): boolean {
  return used.kind === 'variable' ? isPartOf(used, place) : mayAlias(used, place);
}

function isIn(at: number, { start, end }: Span): boolean {
  return at >= start && at <= end;
}

function mayWait(graph: CallGraph, path: string, { index }: CallFacts, zone: ReadonlySet<FunctionId>): boolean {
  const id = callId(path, index);
  if (positionBarrier(graph, id) !== undefined) return false;
  const isBlocking = graph.blocking.some((call) => call.id === id);
  return isBlocking || [...(graph.targets.get(id) ?? [])].some((fn) => zone.has(fn));
}
