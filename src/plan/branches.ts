import type { FunctionId, ProgramView, Span } from '../types';

/**
 * Nobody who comes by some offsets of a function passes over what is at another one, whichever branches are taken. The
 * beginning of a function is -1, and its end `Infinity`.
 */
// Matches: await send(list), and not: if (remote) await send(list)
export function isAlwaysMet(program: ProgramView, id: FunctionId, at: number, passed: readonly number[]): boolean {
  const { index } = program.fn(id);
  const around = program.fileOf(id).branches.filter((branch) => branch.fn === index && isIn(branch, at));
  return around.every((branch) => {
    const isLeft = (from: number): boolean => branch.jumps.some((jump) => jump > from && jump < at);
    return passed.some((offset) => isIn(branch, offset) && !isLeft(offset));
  });
}

function isIn({ start, end }: Span, at: number): boolean {
  return at > start && at <= end;
}
