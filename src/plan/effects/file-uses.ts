import type { Touch } from './locations';

/** What a call does to a file. */
export type Effect = Touch['effect'];
/** The effects of several calls on one file. */
export type FileEffects = ReadonlySet<Effect>;

/** FileEffects after which the path is another file, or none. */
export const CHANGES: FileEffects = new Set<Effect>(['write', 'append', 'make', 'remove']);
export const USES: FileEffects = new Set<Effect>([...CHANGES, 'read']);

/**
 * Whether two uses of one file, in this order, must not be separated: it is looked at or read and then changed, or
 * changed and then relied on, begun anew and then added to, or one line is added in parts. Two writes, or two lines, rely on
 * nothing. `direct`: the second is not that of a callee.
 */
export function breaks(first: Touch, second: Touch, direct: boolean): boolean {
  switch (first.effect) {
    case 'look':
      return isChange(second) && !second.forgiving;
    case 'read':
      return isChange(second) && (direct || first.copied !== true);
    case 'write':
      return ['read', 'append', 'remove'].includes(second.effect);
    case 'append':
      return ['read', 'remove'].includes(second.effect) || (direct && isOneLine(first, second));
    case 'make':
      return second.effect === 'remove' && !first.forgiving;
    case 'remove':
      if (second.effect === 'remove') return false;
      return !(first.forgiving && (second.effect === 'write' || second.forgiving));
    // Who hears, and what they hear of, only matter together with something else.
    case 'hear':
    case 'tell':
      return false;
  }
}

// Matches: appendFileSync('log.txt', text); appendFileSync('log.txt', '\n')
function isOneLine(first: Touch, second: Touch): boolean {
  return first.partial === true && second.effect === 'append';
}

/** A check before a use: in between the file may be removed. */
// Matches: if (exists(path)) read(path), if (exists(path)) size = stat(path).size
export function mayVanish(first: Touch, second: Touch): boolean {
  if (first.effect !== 'look') return false;
  if (second.effect === 'read') return true;
  // A previous look at the size has already shown that it exists; asking again relies on nothing.
  return second.measures === true && second.forgiving !== true && first.measures !== true;
}

/**
 * Whether a request with this effect, running between two uses, can tell: it sees a state that exists neither before
 * nor after both. `isRecord`: lines that one function adds belong together.
 */
export function reveals(first: Touch, second: Touch, meanwhile: Effect, isRecord: boolean): boolean {
  // Matches: appendFileSync('orders.txt', id); for (const item of items) appendFileSync('orders.txt', item);
  if (meanwhile === 'append' && isRecord && first.effect === 'append' && second.effect === 'append') return true;
  // It would find nothing where there is something before and after both.
  if ((meanwhile === 'read' || meanwhile === 'look') && isMadeAnew(first, second)) return true;
  // It would read content that is there neither before nor after both.
  if (meanwhile === 'read') return isOfContent(first) && isOfContent(second) && !isRemoval(first, second);
  if (meanwhile === 'look') return second.effect === 'remove' && first.effect !== 'remove' && isChange(first);
  if (second.measures) return first.effect === 'read' || isOfContent(first);
  return (first.effect === 'read' || first.measures === true) && (second.effect === 'read' || isChange(second));
}

function isOfContent({ effect }: Touch): boolean {
  return effect === 'write' || effect === 'append' || effect === 'remove';
}

// Matches: unlinkSync('current'); symlinkSync(release, 'current'), rmSync(file); writeFileSync(file, text)
export function isMadeAnew(first: Touch, second: Touch): boolean {
  return first.effect === 'remove' && (second.effect === 'make' || second.effect === 'write');
}

function isRemoval(...touches: readonly Touch[]): boolean {
  return touches.every(({ effect }) => effect === 'remove');
}

/** Whether a touch changes what is at the location. A directory that may already exist does not. */
export function isChange({ effect, forgiving }: Touch): boolean {
  return effect === 'make' ? !forgiving : CHANGES.has(effect);
}

/** Whether it makes a directory that may already exist. */
export function isMadeIfMissing({ effect, forgiving }: Touch): boolean {
  return effect === 'make' && forgiving === true;
}

/** Whether one of the effects is a change. */
export function isChanged(done: FileEffects): boolean {
  return [...CHANGES].some((effect) => done.has(effect));
}
