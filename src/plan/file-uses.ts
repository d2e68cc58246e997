import type { Touch } from './locations';

/** What a call does to a file. */
export type Effect = Touch['effect'];
/** Several of them. */
export type Effects = ReadonlySet<Effect>;

/** After these it is another file, or none. */
export const CHANGES: Effects = new Set<Effect>(['write', 'append', 'make', 'remove']);

/**
 * Two uses of one file, in this order, that must not come apart: it is looked at or read and then changed, or changed and
 * then relied on. Writing twice, or appending twice, relies on nothing.
 */
export function breaks(first: Touch, second: Touch, direct: boolean): boolean {
  switch (first.effect) {
    case 'look':
      return isChange(second) && !second.forgiving;
    case 'read':
      return isChange(second) && (direct || first.copied !== true);
    case 'write':
      return second.effect === 'read' || second.effect === 'remove';
    case 'append':
      return ['read', 'remove'].includes(second.effect);
    case 'make':
      return second.effect === 'remove' && !first.forgiving;
    case 'remove':
      if (second.effect === 'remove') return false;
      return !(first.forgiving && (second.effect === 'write' || second.forgiving));
  }
}

/** It is looked for and then used: in between it may be gone. */
// Matches: if (exists(path)) read(path), if (exists(path)) size = stat(path).size
export function mayVanish(first: Touch, second: Touch): boolean {
  if (first.effect !== 'look') return false;
  if (second.effect === 'read') return true;
  // A size that was told was there: who asks twice has no answer to rely on.
  return second.measures === true && second.forgiving !== true && first.measures !== true;
}

/** Whether who does something in between sees what is there neither before nor after both. */
export function reveals(first: Touch, second: Touch, meanwhile: Effect): boolean {
  // Between the two it holds what it holds neither before nor after both.
  if (meanwhile === 'read') return isOfContent(first) && isOfContent(second) && !isRemoval(first, second);
  if (meanwhile === 'look') return isOfContent(first) && second.effect === 'remove' && first.effect !== 'remove';
  if (second.measures) return first.effect === 'read' || isOfContent(first);
  return (first.effect === 'read' || first.measures === true) && (second.effect === 'read' || isChange(second));
}

function isOfContent({ effect }: Touch): boolean {
  return effect === 'write' || effect === 'append' || effect === 'remove';
}

function isRemoval(...touches: readonly Touch[]): boolean {
  return touches.every(({ effect }) => effect === 'remove');
}

/** What is there is another thing afterwards. A folder made that may be there already is not. */
export function isChange({ effect, forgiving }: Touch): boolean {
  return effect === 'make' ? !forgiving : CHANGES.has(effect);
}

/** A folder that may be there already. */
export function isMadeIfMissing({ effect, forgiving }: Touch): boolean {
  return effect === 'make' && forgiving === true;
}

/** Some of what is done to a place changes it. */
export function isChanged(done: Effects): boolean {
  return [...CHANGES].some((effect) => done.has(effect));
}
