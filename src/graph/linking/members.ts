import type { Solver } from '../points-to/solve';

/** The node of what is at a path in what a file exports (node `exported`), or in what exported factories return. */
// Matches: start of module.exports = (app) => ({ start() {} })
export function memberNode(
  solver: Solver,
  exported: number,
  path: string,
  resultOf: (value: number) => number | undefined,
): number {
  const start = solver.nodes(1);
  solver.copy(start, exported);
  solver.listen(exported, (value) => {
    const result = resultOf(value);
    if (result !== undefined) solver.copy(start, result);
  });
  return path.split('.').reduce((around, field) => {
    const held = solver.nodes(1);
    solver.load(held, around, field);
    return held;
  }, start);
}
