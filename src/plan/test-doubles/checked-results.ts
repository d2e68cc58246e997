import { isTestFile } from '../../projects/test-files';
import { callId } from '../../program';
import type { CallGraph, FunctionId } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { asksForResults, methodReplaced } from './stub-calls';
import { isNamed } from './stubbed-twins';

/** Tests that inspect the return value of a function that becomes async: it is a promise now. */
export function checkedResults(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const asking = [...graph.program.all].filter((file) => isTestFile(file.path) && asksForResults(file));
  return asking.flatMap(({ path, calls }) =>
    calls.flatMap((call) => {
      const name = methodReplaced(call);
      if (name === undefined) return [];
      const meant = graph.heldBy(callId(path, call.index), call.args[0].node, name);
      const isMeant = (fn: FunctionId): boolean => (meant.length > 0 ? meant.includes(fn) : isNamed(graph, fn, name));
      return closures.flatMap(({ async, finding, owner }) => {
        if (![...async].some(isMeant)) return [];
        const message = `a test checks what ${name} returned, which is a promise now`;
        return [
          { fn: owner, hazard: { code: 'stubbed', message, at: `${path}:${call.line}`, findings: [finding.id] } },
        ];
      });
    }),
  );
}
