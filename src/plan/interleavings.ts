import { pathOf } from '../program';
import type { CallGraph, FunctionId, Hazard } from '../types';
import type { Region } from './lock-order';
import { namesOf } from './locations';

/** Two requests that may come between each other's uses of some places, and what there is against it. */
interface Interleaving {
  readonly region: Region;
  /** The lock that keeps them apart, if one does. */
  readonly guard?: string;
  /** Who changes its places and cannot queue. */
  readonly loose: readonly FunctionId[];
  /** Findings without which it would not happen. */
  readonly causes: readonly string[];
  /** Whether its function waits, and so could queue. */
  readonly waits: boolean;
}

/** Tells a person of an interleaving. */
export function describe(graph: CallGraph, found: Interleaving): Hazard {
  const { region, guard, causes } = found;
  const { name, line } = graph.program.fn(region.fn);
  const places = listed(region.places.flatMap(({ location }) => namesOf(location)));
  return {
    code: 'interleaving',
    message: `two requests may now interleave in ${name} between its uses of ${places}${obstacle(graph, found)}`,
    guard,
    at: `${pathOf(region.fn)}:${line}`,
    // Where nothing waits in between, what makes it wait before may be any of them.
    ...(causes.length > 0 && { findings: causes }),
  };
}

/** Why a lock would not do. */
function obstacle({ program }: CallGraph, { region: { fn }, guard, loose, waits }: Interleaving): string {
  if (guard !== undefined) return '';
  if (program.fn(fn).generator) return '; a generator cannot hold a lock while others use what it gives';
  if (!waits) return '; what it does in a callback of a promise, nobody waits for there';
  if (loose.length === 0) return '; a lock would be held over an await that was there before';
  const writers = loose.map((writer) => `${program.fn(writer).name} (${program.at(writer)})`);
  return writers.length === 1
    ? `; ${writers[0]} also writes there and cannot queue`
    : `; ${listed(writers)} also write there and cannot queue`;
}

/** A few of many names. */
function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  return distinct.length <= 3
    ? distinct.join(', ')
    : `${distinct.slice(0, 2).join(', ')} and ${distinct.length - 2} more`;
}

/** What a person reads in the code of a lock: the places, or the first of many; another one for each lock. */
export function keyOf(regions: readonly Region[], taken: Set<string>): string {
  const names = regions.flatMap(({ places }) => places.flatMap(({ location }) => namesOf(location)));
  const distinct = [...new Set(names)].sort();
  const name = distinct.length <= 2 ? distinct.join(' + ') : distinct[0];
  let key = name;
  for (let count = 2; taken.has(key); count++) key = `${name} (${count})`;
  taken.add(key);
  return key;
}
