import type { Place, Touch } from '../effects/locations';
import { isChange, isMadeIfMissing } from '../effects/file-uses';
import { TouchSet } from '../effects/touch-set';
import { EFFECTS, type TouchSets } from '../effects/touch-sets';
import { DOES } from './conflicts';
import type { Region } from './lock-order';

/** Selects touches by the places that they concern. */
type Selection = (sets: TouchSets, places: readonly Place[]) => TouchSet;

/** The touches that conflict with one of the places. */
export const disturbing = perUniverse((sets, places) => {
  const done = EFFECTS.map((effect) => {
    const there = places.filter(({ by }) => by.has(effect)).map(({ location }) => sets.at(location));
    return TouchSet.union(there).and(sets.where(DOES[effect]));
  });
  return TouchSet.union(done).without(sets.where(isMadeIfMissing));
});

/** Those that may corrupt a place; a reader of a file only sees an intermediate state. */
export const corrupting = perUniverse((sets, places) => disturbing(sets, places).without(sets.where(isReadOfFile)));

/** All touches of the places, or of one part of a pair. */
export const using = perUniverse((sets, places) => {
  const parts = places.flatMap(({ location }) => location.of ?? [location]);
  return TouchSet.union(parts.map((part) => sets.at(part)));
});

/** The touches that change one of the places, or one part of a pair; functions without any can share the lock. */
export const changing = perUniverse((sets, places) => using(sets, places).and(sets.where(isChange)));

/**
 * The touches that are selected for the places of some regions. They are put together from those of each: a function
 * that cannot hold the lock over its own region is tried with all of the others.
 */
export function inRegions(select: Selection, sets: TouchSets, regions: readonly Region[]): TouchSet {
  return TouchSet.union(regions.map(({ places }) => select(sets, places)));
}

function isReadOfFile({ effect, location }: Touch): boolean {
  return effect === 'read' && location.kind !== 'variable';
}

/** Memoised by lists of places, for a size of the universe, which grows. */
function perUniverse(select: Selection): Selection {
  const known = new WeakMap<
    readonly Place[],
    { readonly in: TouchSets; readonly size: number; readonly set: TouchSet }
  >();
  return (sets, places) => {
    const found = known.get(places);
    if (found?.in === sets && found.size === sets.size) return found.set;
    const set = select(sets, places);
    known.set(places, { in: sets, size: sets.size, set });
    return set;
  };
}
