import type { Surroundings } from './surroundings';
import type { Solver } from '../points-to/solve';

/** Methods that every record has: calling one hardly means that of a certain class. */
const OF_ALL = new Set(
  'save update destroy delete remove create insert find fetch get set load reload validate query init toJSON'.split(
    ' ',
  ),
);

/** Gives values of unknown origin the methods of a class that a package instantiates. */
// Matches: class Picture extends Model { contents() {} }, and (await Picture.query().first()).contents()
export function shareRecord(
  solver: Solver,
  around: Pick<Surroundings, 'isRecord'>,
  prototype: number,
  above: number,
): void {
  const known = solver.values.get(above);
  if (known.kind !== 'external' || !around.isRecord(known.path)) return;
  solver.listenFields(prototype, (field, node) => {
    if (!OF_ALL.has(field)) solver.shareForeign(field, node);
  });
}
