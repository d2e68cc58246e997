import { memoisedBy } from '../../memoised';
import type { CallGraph, FunctionId } from '../../types';
import { familyOf, mayAlias, type Location, type PairParts, type Place } from '../effects/locations';
import type { Stretch } from './ranges';

/** A function that uses places on both sides of a wait, and the stretches of its text that form critical sections. */
export interface Region {
  readonly fn: FunctionId;
  readonly places: readonly Place[];
  /** Those of them that must not change in between; the lock does for the others what it can. */
  readonly needed: readonly Place[];
  readonly stretches: readonly Stretch[];
  /** Some of the places would be worth a lock, but can do without. */
  readonly isMore: boolean;
  /** What it uses on both sides is too much to be told, or guarded. */
  readonly isVast?: true;
}

/** All places that a lock protects. */
export const placesOf = memoisedBy((regions: readonly Region[]): readonly Place[] =>
  regions.flatMap(({ places }) => places),
);

/** The pairs among the places of some regions, of which many have the same. Memoised, because each holder of a lock asks. */
export const pairsOf = memoisedBy((regions: readonly Region[]): readonly PairParts[] => [
  ...new Set(regions.flatMap(({ places }) => pairsIn(places))),
]);

const pairsIn = memoisedBy((places: readonly Place[]): readonly PairParts[] =>
  places.flatMap(({ location: { of } }) => (of ? [of] : [])),
);

/** Groups regions that have a place in common: they share one lock. */
export function byPlace(regions: readonly Region[]): Region[][] {
  const components: Component[] = [];
  for (const region of regions) {
    const used = locationsOf(region.places);
    const joined = components.filter((component) => haveCommon(used, component.used));
    for (const component of joined) components.splice(components.indexOf(component), 1);
    components.push({
      regions: [...joined.flatMap((component) => component.regions), region],
      used: [...joined.map((component) => component.used), used].reduce(joinedWith),
    });
  }
  return components.map((component) => [...component.regions]);
}

/** Locations by family and key: only those of one family may be the same. */
type ByFamily = ReadonlyMap<string, ReadonlyMap<string, Location>>;

/** Regions that share a lock, and what they use. */
interface Component {
  readonly regions: readonly Region[];
  readonly used: ByFamily;
}

const locationsOf = memoisedBy((places: readonly Place[]): ByFamily => {
  const found = new Map<string, Map<string, Location>>();
  for (const { location } of places) {
    const family = familyOf(location);
    found.set(family, (found.get(family) ?? new Map<string, Location>()).set(location.key, location));
  }
  return found;
});

function haveCommon(some: ByFamily, others: ByFamily): boolean {
  return [...some].some(([family, locations]) => {
    const there = [...(others.get(family)?.values() ?? [])];
    return there.length > 0 && [...locations.values()].some((one) => there.some((other) => mayAlias(one, other)));
  });
}

function joinedWith(some: ByFamily, others: ByFamily): ByFamily {
  const both = new Map(some);
  for (const [family, locations] of others) both.set(family, new Map([...(some.get(family) ?? []), ...locations]));
  return both;
}

/**
 * Makes the order of locks acyclic, so that there is no deadlock: locks that are nested in both orders become one (a
 * strongly connected component), and so do those held over partially overlapping statements. The others are sorted,
 * outer locks first.
 */
export function withoutCycles(
  graph: CallGraph,
  components: readonly Region[][],
  holdersOf: (regions: readonly Region[]) => readonly FunctionId[],
  areTangled: (a: readonly Region[], b: readonly Region[]) => boolean,
): Region[][] {
  const holders = components.map(holdersOf);
  const within = holders.map((fns) => calleesOf(graph, fns));
  const takes = holders.map((_, outer) =>
    holders.flatMap((fns, inner) => {
      if (inner === outer) return [];
      const isWithin = fns.some((fn) => within[outer].has(fn));
      return isWithin || areTangled(components[outer], components[inner]) ? [inner] : [];
    }),
  );
  const reached = takes.map((next) => closureOf(next, (index) => takes[index]));
  const leaderOf = (index: number): number =>
    components.findIndex((_, other) => other === index || (reached[index].has(other) && reached[other].has(index)));
  const merged = new Map<number, Region[]>();
  for (const index of outerFirst(reached)) {
    const leader = leaderOf(index);
    merged.set(leader, [...(merged.get(leader) ?? []), ...components[index]]);
  }
  return [...merged.values()];
}

/** A number per lock: the more locks are taken within it, the earlier it is. Those of a cycle have the same number. */
function outerFirst(reached: readonly ReadonlySet<number>[]): number[] {
  return reached.map((_, index) => index).sort((a, b) => reached[b].size - reached[a].size);
}

/** The transitive callees of some functions. */
export function calleesOf(graph: CallGraph, fns: readonly FunctionId[]): ReadonlySet<FunctionId> {
  const next = (id: FunctionId): FunctionId[] => (graph.from.get(id) ?? []).map((edge) => edge.callee);
  return closureOf(fns.flatMap(next), next);
}

/** The transitive callers of some functions. */
export function callersOf(graph: CallGraph, fns: readonly FunctionId[]): ReadonlySet<FunctionId> {
  const next = (id: FunctionId): FunctionId[] => (graph.to.get(id) ?? []).map((edge) => edge.caller);
  return closureOf(fns.flatMap(next), next);
}

function closureOf<Item>(starts: readonly Item[], next: (item: Item) => readonly Item[]): ReadonlySet<Item> {
  const seen = new Set<Item>();
  const queue = [...starts];
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    if (seen.has(item)) continue;
    seen.add(item);
    queue.push(...next(item));
  }
  return seen;
}
