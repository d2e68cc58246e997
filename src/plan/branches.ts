import type { BranchFacts, FunctionId, ProgramView, Span } from '../types';

/**
 * Nobody who comes by some offsets of a function passes over what is at one of the `ends`, whichever branches are taken. The
 * beginning of a function is -1, and its end `Infinity`.
 */
// Matches: await send(list), if (remote) await send(list); else await keep(list), and not: if (remote) await send(list)
export function isAlwaysMet(
  program: ProgramView,
  id: FunctionId,
  ends: readonly number[],
  passed: readonly number[],
): boolean {
  const { index } = program.fn(id);
  const branches = program.fileOf(id).branches.filter(({ fn }) => fn === index);
  return ends.some((end) => isMet(branches, ends, end, passed));
}

function isMet(
  branches: readonly BranchFacts[],
  ends: readonly number[],
  end: number,
  passed: readonly number[],
): boolean {
  const around = branches.filter((branch) => isIn(branch, end));
  return around.every((branch) => {
    const isLeft = (from: number): boolean => branch.jumps.some((jump) => jump > from && jump < end);
    if (passed.some((offset) => isIn(branch, offset) && !isLeft(offset))) return true;
    const { other } = branch;
    if (!other) return false;
    const there = ends.filter((one) => isIn(other, one));
    return !isLeft(branch.start) && there.some((one) => isMet(branches, ends, one, [...passed, other.start + 1]));
  });
}

function isIn({ start, end }: Span, at: number): boolean {
  return at > start && at <= end;
}
