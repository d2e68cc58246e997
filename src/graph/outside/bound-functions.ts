import type { CallFacts, FileFacts } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';

/** Calls back unless what gets bound arguments is sure to be the program's own: then its parameters have them. */
// Matches: render.bind(null, store)
export function whenBound(
  solver: Solver,
  links: Links,
  { path }: Pick<FileFacts, 'path'>,
  { receiverNode: local }: CallFacts,
  then: () => void,
): void {
  const bound = local < 0 ? undefined : links.node(path, local);
  const values = bound === undefined ? [] : solver.valuesAt(bound);
  const isOurs = values.some((value) => solver.values.get(value).kind === 'function');
  if (bound !== undefined && isOurs) whenOutside(solver, bound, then);
  else then();
}

/** Calls back once an outside value reaches a node. */
export function whenOutside(solver: Solver, node: number, then: () => void): void {
  let isDone = false;
  solver.listen(node, (value) => {
    if (isDone || solver.values.get(value).kind !== 'external') return;
    isDone = true;
    then();
  });
}

/** Calls back with each function of the project that is the first argument, which hardly ever is the `this` of another one. */
// Matches: domain.create().bind(load)
export function whenFunction(solver: Solver, argument: number, then: (value: number) => void): void {
  solver.listen(argument, (value) => {
    if (solver.values.get(value).kind === 'function') then(value);
  });
}

/** A function of the project stays itself; a promisified outside function is another one, which does not block. */
export function promisified(solver: Solver, result: number, argument: number): void {
  solver.listen(argument, (value) => {
    const isOurs = solver.values.get(value).kind === 'function';
    solver.add(result, isOurs ? value : solver.values.external(UNKNOWN));
  });
}
