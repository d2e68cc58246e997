import type { CallGraph, FunctionId } from '../types';
import { mayAlias, type Place } from './locations';
import type { Stretch } from './ranges';

/** A function that uses places on both sides of a wait, and the stretches of its text that must not come apart. */
export interface Region {
  readonly fn: FunctionId;
  readonly places: readonly Place[];
  readonly stretches: readonly Stretch[];
  /** Some of the places are worth a lock, but would do without. */
  readonly isMore: boolean;
}

const placesByRegions = new WeakMap<readonly Region[], readonly Place[]>();

/** All that a lock of some regions is for. */
export function placesOf(regions: readonly Region[]): readonly Place[] {
  const known = placesByRegions.get(regions) ?? regions.flatMap((region) => region.places);
  placesByRegions.set(regions, known);
  return known;
}

/** Regions that touch the same places share one lock. */
export function byPlace(regions: readonly Region[]): Region[][] {
  const components: Region[][] = [];
  for (const region of regions) {
    const joined = components.filter((component) => component.some((other) => isRelated(region, other)));
    for (const component of joined) components.splice(components.indexOf(component), 1);
    components.push([...joined.flat(), region]);
  }
  return components;
}

function isRelated(a: Region, b: Region): boolean {
  return a.places.some((one) => b.places.some((other) => mayAlias(one.location, other.location)));
}

/**
 * Locks that are taken within each other in both orders become one, so that no two requests can wait for each other, and so
 * do those that are tangled: of stretches of text that overlap. The others come in the order in which a function that needs
 * several has to take them.
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

/** A lock within which more others are taken is taken first. Those of a cycle have the same number, and become one. */
function outerFirst(reached: readonly ReadonlySet<number>[]): number[] {
  return reached.map((_, index) => index).sort((a, b) => reached[b].size - reached[a].size);
}

/** All functions that some functions may call, directly or not. */
export function calleesOf(graph: CallGraph, fns: readonly FunctionId[]): ReadonlySet<FunctionId> {
  const next = (id: FunctionId): FunctionId[] => (graph.from.get(id) ?? []).map((edge) => edge.callee);
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
