import { LISTINGS } from '../../language/listings';
import type { CallGraph, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { mayVanish } from '../effects/file-uses';
import type { Touch } from '../effects/locations';
import type { Guarding } from '../interleaving/atomicity';
import { holdersOf, type Closure } from '../propagation/closure';
import { waitsOf } from '../propagation/waits';

/** A function that lists a folder and uses its files at once, and what it touches there. */
interface Reader {
  readonly fn: FunctionId;
  readonly used: Event['touches'];
  readonly touches: readonly Touch[];
}

/**
 * Removals that wait are done by other threads at any time, also in the middle of a function that does not wait: one that
 * lists a folder and then reads what it found, and stays as it is, had both to itself before.
 */
// Matches: fs.readdirSync('notes').map((name) => fs.readFileSync(path.join('notes', name))), in a getter
export function vanishingEntries(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
  locks: Guarding['locks'],
): Guarding['hazards'] {
  const keysOf = (fns: readonly FunctionId[]): ReadonlySet<string> =>
    new Set(locks.filter(({ fn }) => fns.includes(fn)).map(({ key }) => key));
  const removals = closures.flatMap((closure) => {
    const removed = effects.filesAt(closure.finding.blocking.id).filter(({ effect }) => effect === 'remove');
    return removed.map((touch) => ({ closure, touch }));
  });
  if (removals.length === 0) return [];
  const readers = readersIn(graph, effects);
  return removals.flatMap(({ closure, touch: { location } }) => {
    const keys = keysOf(holdersOf(graph, closure));
    const reader = readers.find(
      ({ fn, used, touches }) =>
        used.at(location).some((touch) => touches.includes(touch)) && ![...keysOf([fn])].some((key) => keys.has(key)),
    );
    if (!reader) return [];
    const at = graph.program.at(reader.fn);
    const message = `${location.name} may now be removed while the code at ${at}, which does not wait, lists the folder and reads its files`;
    return [{ fn: closure.owner, hazard: { code: 'interleaving', message, at, findings: [closure.finding.id] } }];
  });
}

function readersIn(graph: CallGraph, effects: Effects): Reader[] {
  const listing = graph.blocking.filter(({ id }) =>
    [...(graph.outside.get(id) ?? [])].some((path) => LISTINGS.has(path)),
  );
  const fns = new Set(listing.map(({ id }) => graph.program.callerOf(id)).filter(effects.liveness.live));
  return [...fns].flatMap((fn) => {
    const events = effects.eventsOf(fn);
    const lists = listing.filter(({ id }) => graph.program.callerOf(id) === fn).map(({ id }) => id);
    return events
      .filter(({ call, suspends }) => !suspends && call !== undefined && lists.includes(call))
      .flatMap((first) => events.flatMap((second) => readerOf(graph, fn, first, second)));
  });
}

function readerOf(graph: CallGraph, fn: FunctionId, first: Event, second: Event): Reader[] {
  if (second.at <= first.at || second.suspends || waitsOf(graph).isBetween(fn, first.at, second.at)) return [];
  const touches = first.touches.list.flatMap((one) =>
    second.touches.at(one.location).filter((other) => other.forgiving !== true && mayVanish(one, other)),
  );
  return touches.length > 0 ? [{ fn, used: second.touches, touches }] : [];
}
