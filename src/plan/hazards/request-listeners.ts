import { callId } from '../../program';
import type { CallGraph, CallId, FunctionId, Hazard } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';

const LISTENS = /^(?:on|addListener)$/;

/**
 * Listeners to the requests of one server, of which each was done before the next one began. One that waits now ends after those
 * that are registered behind it.
 */
// Matches: const server = http.createServer(show); server.on('request', log)
export function requestListeners(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const followed = followedListeners(graph);
  return closures.flatMap(({ finding, owner, async: made }) =>
    [...followed].flatMap(([fn, next]) => {
      if (!made.has(fn)) return [];
      const message = `it now ends after the next listener of the server (${graph.program.at(next)})`;
      const hazard: Hazard = { code: 'listener', message, at: graph.program.at(fn), findings: [finding.id] };
      return [{ fn: owner, hazard }];
    }),
  );
}

/** Listeners that others follow, with the call that registers the next one. */
function followedListeners(graph: CallGraph): ReadonlyMap<FunctionId, CallId> {
  const servers = new Map<CallId, CallId[]>();
  for (const { path, calls } of graph.program.all)
    for (const { index, name, args, receiverNode } of calls) {
      if (!LISTENS.test(name) || args[0]?.value !== 'request' || receiverNode < 0) continue;
      const id = callId(path, index);
      for (const maker of graph.valuesOf(id, receiverNode).makers)
        servers.set(maker, [...(servers.get(maker) ?? [maker]), id]);
    }
  const followed = new Map<FunctionId, CallId>();
  for (const all of servers.values())
    all.slice(0, -1).forEach((id, at) => {
      for (const { fn, call } of graph.entries) if (call === id) followed.set(fn, all[at + 1]);
    });
  return followed;
}
