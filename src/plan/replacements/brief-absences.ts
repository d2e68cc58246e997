import { LISTINGS } from '../../language/listings';
import type { BlockingCall, CallGraph, CallId, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import type { Location } from '../effects/locations';
import { withCallers } from '../graph-index';
import type { Guarding } from '../interleaving/atomicity';
import type { Liveness } from '../liveness';
import { holdersOf, type Closure } from '../propagation/closure';
import { waitsOf } from '../propagation/waits';
import type { Look } from './looks';
import { isMeant, renewalsIn, type Renewal } from './renewals';
import { standing, staying } from './staying';
import type { Told } from './torn-files';

/** The helper for a file that is written meanwhile, and the one that also looks again for one that is missing. */
const WHOLE = 'readWhole';
const AGAIN = 'readRenewed';

/** Something in a folder: what is removed there, and what is written, may be two files. */
const ANYWHERE = /\*\*$/;

/**
 * Calls that look for a file, or read it, while code that stays synchronous has removed it and not yet written it again:
 * another thread does now what waited for that code before. The helper that looks again is used where the row has one; otherwise
 * the set is for review.
 */
// Matches: await fs.promises.readFile(log), beside: fs.renameSync(log, old); fs.appendFileSync(log, line)
export function briefAbsences(
  graph: CallGraph,
  closures: readonly Closure[],
  liveness: Liveness,
  effects: Effects,
  locks: Guarding['locks'],
): Told {
  const renewals = renewalsThatStay(graph, closures, liveness, effects);
  const hazards: Guarding['hazards'][number][] = [];
  const instead = new Map<CallId, string>();
  if (renewals.length === 0) return { hazards, instead };
  const keysOf = (fns: readonly FunctionId[]): readonly string[] =>
    locks.filter(({ fn }) => fns.includes(fn)).map(({ key }) => key);
  for (const closure of closures) {
    const { blocking } = closure.finding;
    const keys = keysOf(holdersOf(graph, closure));
    const looks = looksOf(graph, effects, blocking);
    const renewal = renewals.find(
      ({ fn, location }) =>
        looks.some((look) => isMeant(location, look)) && !keysOf([fn]).some((key) => keys.includes(key)),
    );
    if (!renewal) continue;
    if (blocking.method.whole === WHOLE) instead.set(blocking.id, AGAIN);
    else hazards.push(hazardOf(graph, closure, renewal));
  }
  return { hazards, instead };
}

/** What is removed and written again without a wait, also in the synchronous form of a function that has a twin. */
function renewalsThatStay(
  graph: CallGraph,
  closures: readonly Closure[],
  liveness: Liveness,
  effects: Effects,
): readonly Renewal[] {
  const stays = staying(graph, closures, liveness);
  const kept = standing(graph, closures, liveness);
  const removals = graph.blocking.filter(
    ({ id }) => stays(id) && effects.filesAt(id).some(({ effect }) => effect === 'remove'),
  );
  const fns = withCallers(
    graph,
    removals.map(({ id }) => graph.program.callerOf(id)),
  );
  return [...fns].filter(liveness.live).flatMap((fn) => {
    const waits = kept.has(fn) ? [] : effects.eventsOf(fn).filter(({ suspends }) => suspends);
    return renewalsIn(graph, effects, fn).filter(
      ({ removal, write, location }) =>
        !ANYWHERE.test(location.key) &&
        !waits.some(({ at }) => at >= removal.at && at <= write.at) &&
        [removal, write].every((event) => isAtOnce(graph, effects, event, location)),
    );
  });
}

/** Whether a file is touched before the call returns, and not by a callback that runs later. */
// Matches: move(file, old), and not: saveSettings(settings, (error) => { if (error) fs.renameSync(file, old); })
function isAtOnce(graph: CallGraph, effects: Effects, { own, direct, call }: Event, location: Location): boolean {
  if (own || direct || call === undefined) return true;
  const fns = new Set(graph.targets.get(call));
  const there = effects.sets.at(location);
  // The set grows while it is iterated: a work list.
  for (const fn of fns) {
    if (effects.ownSetOf(fn).meets(there)) return true;
    if (waitsOf(graph).of(fn).length > 0) continue;
    for (const { callee, kind } of graph.from.get(fn) ?? []) if (kind !== 'callback') fns.add(callee);
  }
  return false;
}

function looksOf(graph: CallGraph, effects: Effects, { id }: BlockingCall): Look[] {
  const inside = [...(graph.outside.get(id) ?? [])].some((path) => LISTINGS.has(path));
  const seen = effects.filesAt(id).filter(({ effect }) => effect === 'read' || effect === 'look');
  return seen.map(({ location }) => ({ id, location, inside }));
}

function hazardOf(
  graph: CallGraph,
  { finding, owner }: Closure,
  { fn, location }: Renewal,
): Guarding['hazards'][number] {
  const at = graph.program.at(fn);
  const message = `${location.name} is missing for a moment in the code at ${at}, which does not wait, and ${finding.blocking.call.text} may look for it just then`;
  return { fn: owner, hazard: { code: 'in-pieces', message, at, findings: [finding.id] } };
}
