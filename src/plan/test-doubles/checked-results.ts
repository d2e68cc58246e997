import { isTestFile } from '../../projects/test-files';
import type { CallGraph } from '../../types';
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
      return closures.flatMap(({ async, finding, owner }) => {
        if (![...async].some((fn) => isNamed(graph, fn, name))) return [];
        const message = `a test checks what ${name} returned, which is a promise now`;
        return [
          { fn: owner, hazard: { code: 'stubbed', message, at: `${path}:${call.line}`, findings: [finding.id] } },
        ];
      });
    }),
  );
}
