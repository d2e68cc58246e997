import { memoisedWithin } from '../../memoised';
import type { FunctionId, ProgramView, Span } from '../../types';
import type { Waits } from '../propagation/waits';

/** A loop of a function: what it repeats, and the parts of that after which no other round follows. */
interface Loop extends Span {
  readonly last: readonly Span[];
}

const loopsOf = memoisedWithin((program: ProgramView, id: FunctionId): readonly Loop[] => {
  const { index } = program.fn(id);
  const lists = program.fileOf(id).statements.filter(({ fn }) => fn === index);
  const last = lists
    .filter((list) => list.leaves)
    .map(({ items }) => ({ start: items[0].span.start, end: items[items.length - 1].span.end }));
  return lists.flatMap(({ items }) =>
    items.flatMap(({ span: { end }, repeats: start }) => (start === undefined ? [] : [{ start, end, last }])),
  );
});

/**
 * Whether a wait stands behind a use in a loop, and so before the same use in the next round, which had nothing but the
 * loop between it and an earlier use.
 */
// Matches: const names = fs.readdirSync(dir); for (const name of names) { const { size } = fs.lstatSync(name); await keep(size); }
export function isInRoundBefore(
  program: ProgramView,
  waits: Waits,
  id: FunctionId,
  [first, second, wait]: readonly [number, number, number],
): boolean {
  if (wait <= second) return false;
  const isIn = (at: number, { start, end }: Span): boolean => at > start && at <= end;
  return loopsOf(program, id).some(
    (loop) =>
      first <= loop.start &&
      isIn(second, loop) &&
      isIn(wait, loop) &&
      !loop.last.some((part) => part.start > loop.start && isIn(wait, part)) &&
      !waits.isBetween(id, second, loop.end, wait),
  );
}
