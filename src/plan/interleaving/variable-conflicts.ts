import type { Event } from '../effects/events';
import { CHANGES, USES, type FileEffects } from '../effects/file-uses';
import type { Touch } from '../effects/locations';

const NONE: FileEffects = new Set();

/** What is asked of an event besides its touches. */
export type Whole = Pick<Event, 'own' | 'direct' | 'inner'>;

type Use = 'none' | 'read' | 'write' | 'update';

/** What others must not do to a variable between two events that use it. */
export function setters(
  first: Whole,
  second: Whole,
  before: readonly Touch[],
  after: readonly Touch[],
  done: FileEffects,
): FileEffects {
  const [one, other] = [useOf(before.filter(isOnce)), useOf(after.filter(isOnce))];
  const isWhole = isEachWhole(first, second, before);
  return !isWhole && isSeen(one, other, done) ? USES : isShared(one, other) ? CHANGES : NONE;
}

/** Whether two calls set a variable, and do not merely add to what it holds, while others read it. */
// Matches: setStatus('busy'); await check(); setStatus('idle')
export function setTwice(before: readonly Touch[], after: readonly Touch[], done: FileEffects): boolean {
  const isSetBy = (touches: readonly Touch[]): boolean => useOf(touches) === 'write' && !touches.some(isAddition);
  return done.has('read') && isSetBy(before) && isSetBy(after);
}

/**
 * A variable is read before and after, and written by others in between, so that two values are seen instead of one; or
 * it is written twice.
 */
export function twice(
  first: Whole,
  second: Whole,
  before: readonly Touch[],
  after: readonly Touch[],
  meanwhile: FileEffects,
): FileEffects {
  const [one, other] = [useOf(before), useOf(after)];
  if (!isEachWhole(first, second, before) && isSeen(one, other, meanwhile)) return USES;
  const isRead = one === 'read' && other === 'read';
  return isRead && meanwhile.has('write') ? CHANGES : NONE;
}

/** Whether some of the touches are those of a callback per element. */
// Matches: users.forEach((user) => { user.visits += read(user); })
export function isInner({ inner = [] }: Whole, touches: readonly Touch[]): boolean {
  return touches.some((touch) => inner.includes(touch));
}

function isOnce({ again }: Touch): boolean {
  return again !== true;
}

/** It may add to what the variable holds. */
// Matches: lines.push('started')
function isAddition({ inside, again, counts }: Touch): boolean {
  return inside === true || again === true || counts === true;
}

/** Both events are calls, each complete in itself. */
function isEachWhole(first: Whole, second: Whole, before: readonly Touch[]): boolean {
  return !first.own && !second.own && !isInner(second, before);
}

// Matches: busy = true; …; busy = false; where other requests read what it is in between
function isSeen(one: Use, other: Use, done: FileEffects): boolean {
  return done.has('read') && isSet(one) && isSet(other);
}

function isSet(use: Use): boolean {
  return use === 'write' || use === 'update';
}

/**
 * The use of a variable by an event. Reading and writing it within one event is an update, atomic in itself (a counter,
 * a log).
 */
function useOf(touches: readonly Touch[]): Use {
  const reads = touches.some((touch) => touch.effect === 'read');
  const writes = touches.some((touch) => touch.effect === 'write');
  return reads && writes ? 'update' : writes ? 'write' : reads ? 'read' : 'none';
}

/** One of the two writes what the other uses. */
function isShared(first: Use, second: Use): boolean {
  if (first === 'none' || second === 'none') return false;
  return first !== second || first === 'update';
}
