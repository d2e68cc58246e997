import type { FunctionId, Lock, ProgramView, Span } from '../../types';

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

/**
 * The locks of each key, where those that one of another key is around, although they are outer ones, are held around the
 * whole body, too. `canHold` says which functions can do that.
 */
// Matches: exclusive('assets', async () => { …; exclusive('files', …); }), which becomes files around assets
export function widened(
  locks: readonly (readonly Lock[])[],
  index: number,
  canHold: (fn: FunctionId) => boolean,
): readonly (readonly Lock[])[] {
  const whole = new Set(locks[index].filter(({ range }) => range === undefined).map(({ fn }) => fn));
  const isInside = ({ fn, releases }: Lock): boolean => releases === undefined && whole.has(fn) && canHold(fn);
  return locks.map((others, other) =>
    other < index ? others.map((lock) => (isInside(lock) ? { ...lock, range: undefined } : lock)) : others,
  );
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
