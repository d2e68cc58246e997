import type { Lock, ProgramView, Span } from '../../types';

/**
 * Whether a lock that is released at waits would be taken again while another is held, or its statements be nested with
 * those of another in the wrong order. `locks` are those of each key, outer ones first; `index` is the one in question.
 */
export function locksAtOdds(program: ProgramView, locks: readonly (readonly Lock[])[], index: number): boolean {
  const released = new Set(releasesOf(locks[index]));
  return locks.some((others, other) => {
    if (other === index) return false;
    const [outer, inner] = other < index ? [others, locks[index]] : [locks[index], others];
    const areNested = outer.some((one) => inner.some((two) => one.fn === two.fn && !areApart(program, one, two)));
    return areNested || releasesOf(others).some((call) => released.has(call));
  });
}

function releasesOf(locks: readonly Lock[]): string[] {
  return locks.flatMap(({ releases = [] }) => releases.map(({ fn, span }) => `${fn} ${span.start}`));
}

/** They are around different statements, or the same, or the outer one is around the body. */
function areApart(program: ProgramView, outer: Lock, inner: Lock): boolean {
  const spanOf = ({ fn, range }: Lock): Span => range ?? program.fn(fn).body;
  const [one, two] = [spanOf(outer), spanOf(inner)];
  const isSame = one.start === two.start && one.end === two.end;
  return isSame || !outer.range || one.end <= two.start || two.end <= one.start;
}
