import { callId } from '../../program';
import type { CallGraph } from '../../types';
import { titleOf } from '../graph-index';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';

/** Functions whose kind is checked at run time: an async one is an `AsyncFunction`. */
export function inspected(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const converted = new Set(closures.flatMap((closure) => [...closure.async]));
  return [...graph.program.all].flatMap(({ path, flow, calls }) => {
    // Values are looked up by the file of a call; any call of the file will do.
    const site = calls.length > 0 ? callId(path, 0) : undefined;
    return flow.flatMap((one) => {
      if (site === undefined || one[0] !== 'load' || one[3] !== 'constructor') return [];
      return graph.valuesOf(site, one[2]).functions.flatMap((fn) => {
        const message = `${path} checks the constructor of ${titleOf(graph, fn)}, which is different for an async function`;
        return converted.has(fn) ? [{ fn, hazard: { code: 'inspected', message, at: graph.program.at(fn) } }] : [];
      });
    });
  });
}
