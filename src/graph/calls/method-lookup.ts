import { pathOf } from '../../program';
import type { CallGraph, FunctionId } from '../../types';
import { isCrowded } from '../points-to/limits';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';

/** The functions that objects of the project hold under a name; see CallGraph of `heldBy`. */
export function methodLookup(solver: Solver, links: Links): CallGraph['heldBy'] {
  return (call, local, name) => {
    const holders = solver.valuesAt(links.node(pathOf(call), local));
    if (isCrowded(holders)) return [];
    const found = holders.map((value) => held(solver, value, name));
    return found.some((functions) => functions.length === 0) ? [] : [...new Set(found.flat())];
  };
}

/** The functions that a value has under a name: its own ones, else the inherited ones. */
export function held(solver: Solver, value: number, name: string): FunctionId[] {
  const seen = new Set([value]);
  for (const holder of seen) {
    const own = solver.hasField(holder, name) ? functionsAt(solver, solver.fieldNode(holder, name)) : [];
    if (own.length > 0) return own;
    for (const above of solver.valuesAt(solver.prototypeNode(holder))) seen.add(above);
  }
  return [];
}

function functionsAt(solver: Solver, node: number): FunctionId[] {
  const values = solver.valuesAt(node).map((value) => solver.values.get(value));
  return values.flatMap((value) => (value.kind === 'function' ? [value.fn] : []));
}
