import { functionId } from '../program';
import { isMet } from './barriers/barriers';
import { entriesOf } from './graph-index';
import type { CallGraph, CallId, ChangeSet, Edge, Finding, FunctionId, Hazard, Plan, Withheld } from '../types';

/** Of more places where others may interrupt it, nobody can check whether that matters. */
export const MOST_TO_CHECK = 30;

/** What stays as it is, and why: calls, which then call what is synchronous, and findings. */
export interface Staying {
  readonly calls: Map<CallId, Withheld>;
  readonly findings: Map<string, Withheld>;
}

/**
 * Decides what must stay because of the hazards of a set that nothing guards against: where requests come to a blocking call by
 * another way, too, just the calls by which a function would wait that must not; else the finding.
 */
// Matches: readVersion(), which a handler calls, and a function between two uses of what it shares with others
export function withhold(graph: CallGraph, set: ChangeSet, staying: Staying): void {
  const open = set.hazards.filter(({ guard }) => guard === undefined);
  const causes = causesOf(set, open);
  const known = new Set(staying.calls.keys());
  for (const finding of set.findings) {
    if (!causes.has(finding.id)) continue;
    const own = open.filter(({ findings }) => findings?.includes(finding.id));
    const calls = ownCalls(graph, finding, own, known);
    if (calls && isReachedElsewhere(graph, finding, new Set([...known, ...calls.keys()])))
      for (const [call, hazard] of calls) staying.calls.set(call, reasonFor([hazard]));
    else staying.findings.set(finding.id, reasonFor(own.length > 0 ? own : open));
  }
}

/** The sets of an unfinished plan that made it so, with the hazards that did. */
export function entangledIn({ sets, isUnfinished }: Plan): readonly ChangeSet[] {
  if (!isUnfinished) return [];
  const isOpen = ({ code, guard }: Hazard): boolean => code === 'interleaving' && guard === undefined;
  return sets
    .map((set) => ({ ...set, hazards: set.hazards.filter(isOpen) }))
    .filter(({ hazards }) => hazards.length > 0);
}

/** The findings of a set that stand in the way of the others; all of them where that cannot be told. */
function causesOf({ findings }: ChangeSet, open: readonly Hazard[]): ReadonlySet<string> {
  const all = findings.map(({ id }) => id);
  const causes = new Set(open.flatMap((hazard) => hazard.findings ?? all));
  return all.some((id) => causes.has(id)) ? causes : new Set(all);
}

function reasonFor(hazards: readonly Hazard[]): Withheld {
  const [first, ...more] = [...new Set(hazards.map(({ message }) => message))];
  const detail = more.length > 0 ? `${first} (and ${more.length} more)` : first;
  return { code: more.length < MOST_TO_CHECK ? 'needs-review' : 'entangled', detail, hazard: hazards[0] };
}

/** The calls by which the functions of hazards come to a blocking call; undefined where one has none, or they did not help. */
function ownCalls(
  graph: CallGraph,
  finding: Finding,
  hazards: readonly Hazard[],
  known: ReadonlySet<CallId>,
): ReadonlyMap<CallId, Hazard> | undefined {
  const owner = ownerOf(finding);
  const leading = waitersOf(graph, owner, new Set());
  const found = new Map<CallId, Hazard>();
  for (const hazard of hazards) {
    const calls = hazard.fn === undefined ? [] : callsBelow(graph, hazard.fn, leading, owner);
    if (calls.every((call) => known.has(call))) return undefined;
    for (const call of calls) found.set(call, hazard);
  }
  return found.size > 0 ? found : undefined;
}

/** The calls that wait from now on for functions that lead to another, and for which a function waits; none if it is that. */
function callsBelow(
  graph: CallGraph,
  fn: FunctionId,
  leading: ReadonlySet<FunctionId>,
  owner: FunctionId,
): readonly CallId[] {
  const async = new Set([fn]);
  const found: CallId[] = [];
  // The set grows while it is iterated: a work list.
  for (const one of async) {
    if (one === owner) return [];
    for (const edge of (graph.from.get(one) ?? []).filter(({ callee }) => leading.has(callee)))
      if (continues(graph, edge)) async.add(edge.callee);
      else if (isMet(graph, edge)) {
        if (graph.program.fn(edge.callee).async) async.add(edge.callee);
        else found.push(edge.call);
      }
  }
  return found;
}

/** Whether a promise runs what a call hands over, and so waits for it as it is. */
// Matches: the `then` of list(folder).then((names) => install(names))
function continues({ callbacks }: CallGraph, { kind, call, callee }: Edge): boolean {
  const handed = callbacks.get(callee) ?? [];
  return kind === 'callback' && handed.some((one) => one.call === call && one.use.kind === 'settled');
}

/** Whether requests come to a finding without some calls. */
function isReachedElsewhere(graph: CallGraph, finding: Finding, without: ReadonlySet<CallId>): boolean {
  const isEntry = (fn: FunctionId): boolean => entriesOf(graph, fn).some(({ context }) => context === finding.context);
  return [...waitersOf(graph, ownerOf(finding), without)].some(isEntry);
}

/** A function, and all that would wait for it, at once or by others, without some calls. */
function waitersOf(graph: CallGraph, fn: FunctionId, without: ReadonlySet<CallId>): ReadonlySet<FunctionId> {
  const found = new Set([fn]);
  // The set grows while it is iterated: a work list.
  for (const one of found)
    for (const edge of graph.to.get(one) ?? [])
      if (!without.has(edge.call) && isMet(graph, edge)) found.add(edge.caller);
  return found;
}

function ownerOf({ file, blocking }: Finding): FunctionId {
  return functionId(file, blocking.call.fn);
}
