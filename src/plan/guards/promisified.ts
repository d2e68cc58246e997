import { memoisedBy } from '../../memoised';
import { pathOf } from '../../program';
import type { CallGraph, CallId, FunctionId, Guard, NodeValues } from '../../types';
import { boundIn } from './bound-arguments';
import type { Barrier } from '../barriers/barriers';

/**
 * A function that `util.promisify` calls, which rejects its promise when the function throws: as an async one, it passes that to
 * its callback. A barrier where that may be another function, with a promise form of its own.
 */
// Matches: const load = promisify((name, done) => done(null, fs.readFileSync(name)));
export function promisifyGuards(graph: CallGraph, id: FunctionId): readonly Guard[] | Barrier {
  if (graph.program.fn(id).async) return [];
  const guards: Guard[] = [];
  for (const call of callsByFunction(graph).get(id) ?? []) {
    const { externals, others } = valuesOf(graph, call);
    if (externals.length > 0 || others) return { code: 'unknown-callback', at: graph.program.at(call) };
    guards.push({
      file: pathOf(call),
      span: graph.program.call(call).args[0].span,
      by: { helper: 'errorsToCallback' },
    });
  }
  return guards;
}

const callsByFunction = memoisedBy((graph: CallGraph): ReadonlyMap<FunctionId, readonly CallId[]> => {
  const calls = new Map<FunctionId, CallId[]>();
  for (const [call, paths] of graph.outside) {
    if (!paths.has('util.promisify') || graph.program.call(call).args.length === 0) continue;
    for (const fn of valuesOf(graph, call).functions) calls.set(fn, [...(calls.get(fn) ?? []), call]);
  }
  return calls;
});

function valuesOf(graph: CallGraph, call: CallId): NodeValues {
  const [arg] = graph.program.call(call).args;
  return graph.valuesOf(call, boundIn(graph, call, arg) ?? arg.node);
}
