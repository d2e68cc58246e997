import type { CallFacts, FileFacts } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';

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
