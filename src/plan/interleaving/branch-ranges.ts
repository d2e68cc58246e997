import { isWithin } from '../../program';
import type { ChoiceFacts, FunctionId, LockRange, ProgramView, Span, StatementList } from '../../types';
import { isShort, rangesFor, type Stretch } from './ranges';

/**
 * The branches of a function that some stretches are in, each as a whole, where no execution comes from one to another: what
 * comes into other branches need not wait for a lock. Undefined where a stretch is in none, or a branch cannot be put into a
 * lock.
 */
// Matches: { save(note); res.end(); } of: if (req.method === 'POST') { save(note); res.end(); } else res.end(page);
export function branchRanges(
  program: ProgramView,
  fn: FunctionId,
  stretches: readonly Stretch[],
  awaits: readonly number[],
): LockRange[] | undefined {
  const { index } = program.fn(fn);
  const { statements, choices } = program.fileOf(fn);
  const lists = statements.filter((list) => list.fn === index).sort((one, other) => widthOf(other) - widthOf(one));
  const [, ...branches] = lists;
  if (branches.length === 0 || stretches.length === 0) return undefined;
  const around = joined(stretches, choices).map((stretch) => innermost(branches, stretch));
  const loops = lists.flatMap(({ items }) => items.filter(({ repeats }) => repeats));
  const isOnce = (list: StatementList): boolean => !loops.some(({ span }) => isWithin(spanOf(list), span));
  if (!around.every((list) => list !== undefined && isOnce(list))) return undefined;
  const whole = (around as StatementList[]).map((list): Stretch => [spanOf(list).start, spanOf(list).end - 1]);
  return rangesFor(program, fn, whole, (range) => isShort(program, fn, range, awaits));
}

/** Joins the stretches that one execution may come to. */
function joined(stretches: readonly Stretch[], choices: readonly ChoiceFacts[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [first, last] of [...stretches].sort((one, other) => one[0] - other[0])) {
    const at = found.findIndex((one) => !areExclusive(choices, one, [first, last]));
    if (at < 0) found.push([first, last]);
    else found.push([found[at][0], Math.max(last, ...found.splice(at).map(([, until]) => until))]);
  }
  return found;
}

function areExclusive(choices: readonly ChoiceFacts[], one: Stretch, other: Stretch): boolean {
  const isIn = ([start, end]: Stretch, span: Span): boolean => isWithin({ start, end }, span);
  return choices.some(
    (choice) =>
      (isIn(one, choice.one) && isIn(other, choice.other)) || (isIn(one, choice.other) && isIn(other, choice.one)),
  );
}

function innermost(branches: readonly StatementList[], [start, end]: Stretch): StatementList | undefined {
  return branches.findLast((list) => isWithin({ start, end }, spanOf(list)));
}

function spanOf({ items }: StatementList): Span {
  return { start: items[0].span.start, end: items[items.length - 1].span.end };
}

function widthOf(list: StatementList): number {
  const { start, end } = spanOf(list);
  return end - start;
}
