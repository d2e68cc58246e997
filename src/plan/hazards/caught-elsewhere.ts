import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId, Hazard } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';

/**
 * Calls whose promise is handled by the chain around them, of functions that gave none so far: what they threw left the function
 * around, and is now a rejection, for the handler of the chain.
 */
// Matches: Promise.all([load(), ask()]).then(show).catch(() => res.json([])), where load reads a file
export function caughtElsewhere(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap(({ finding, owner, async: made }) => {
    const isNew = (fn: FunctionId): boolean => !graph.program.fn(fn).async;
    const calls = [...made]
      .filter(isNew)
      .flatMap((fn) => (graph.to.get(fn) ?? []).flatMap(({ call, kind }) => (kind === 'callback' ? [] : [call])));
    return [...new Set(calls)].flatMap((id) => {
      const { text, position } = graph.program.call(id);
      const handler = position.promised && position.fate === 'handled' ? handlerOf(graph, id) : undefined;
      if (!handler) return [];
      const message = `an error of ${text} left the function around it, and is now for ${handler.text}`;
      const hazard: Hazard = { code: 'caught-elsewhere', message, at: graph.program.at(id), findings: [finding.id] };
      return [{ fn: owner, hazard }];
    });
  });
}

/** The call that handles a rejection; none where it does what Express does with an error. */
// Matches: .catch(showError), and not: .catch(next)
function handlerOf({ program }: CallGraph, id: CallId): CallFacts | undefined {
  const { span } = program.call(id);
  const around = program
    .callsIn(program.callerOf(id))
    .filter((call) => isWithin(span, call.span) && callId(pathOf(id), call.index) !== id);
  const handlers = around.filter(({ name, args }) => name === 'catch' || (name === 'then' && args.length > 1));
  return handlers.find(({ args }) => args.at(-1)?.text !== 'next');
}
