import type { Common } from './common';
import type { Event } from './effects';
import type { Location, Place, Touch } from './locations';
import { joined, kindsBy, type TouchSet, type TouchSets } from './touch-sets';

type Effect = Touch['effect'];
type Effects = ReadonlySet<Effect>;

const CHANGES: Effects = new Set<Effect>(['write', 'append', 'make', 'remove']);
const REMOVALS: Effects = new Set<Effect>(['remove']);
const READS: Effects = new Set<Effect>(['read']);
const LOOKS: Effects = new Set<Effect>(['look']);
const USES: Effects = new Set<Effect>([...CHANGES, ...READS]);
const NONE: Effects = new Set();

/** What is done to a file while a request waits, by whomever. */
export type Meanwhile = (location: Location) => Effects;

/** Tells of a place that one function does all that both events do there, each time the whole of it. */
type IsRepeated = (location: Location) => boolean;

/** Those of the places that both events touch that somebody who comes in between would spoil. */
export function conflicts(
  first: Event,
  second: Event,
  common: readonly Common[],
  meanwhile: Meanwhile,
  isRepeated: IsRepeated,
): Place[] {
  const places = placesBy(common, ({ location, before, after }) => {
    if (location.kind === 'variable') return setters(first, second, before, after, meanwhile(location));
    const isGone = meanwhile(location).has('remove') && anyTwo(before, after, mayVanish);
    return anyTwo(before, after, (one, other) => breaks(one, other, second.direct))
      ? CHANGES
      : isGone
        ? REMOVALS
        : NONE;
  });
  return places.filter(({ location }) => !isRepeated(location));
}

/**
 * Those where who comes in between shows: a file is read in two versions, is copied and then changed, or is seen before it is
 * whole. Nothing is spoilt: so this is worth a lock, and no reason to refuse.
 */
export function glimpses(first: Event, second: Event, common: readonly Common[], meanwhile: Meanwhile): Place[] {
  return placesBy(common, ({ location, before, after }) => {
    if (location.kind === 'variable') return twice(first, second, before, after, meanwhile(location));
    const done = [...CHANGES, ...READS, ...LOOKS].filter((effect) => meanwhile(location).has(effect));
    return new Set(done.filter((effect) => anyTwo(before, after, (one, other) => reveals(one, other, effect))));
  });
}

function placesBy(common: readonly Common[], spoiledBy: (place: Common) => Effects): Place[] {
  return common.flatMap((place) => {
    const by = spoiledBy(place);
    return by.size > 0 ? [{ location: place.location, by }] : [];
  });
}

function anyTwo(
  before: readonly Touch[],
  after: readonly Touch[],
  holds: (one: Touch, other: Touch) => boolean,
): boolean {
  return before.some((one) => after.some((other) => holds(one, other)));
}

/**
 * Two uses of one file, in this order, that must not come apart: it is looked at or read and then changed, or changed and
 * then relied on. Writing twice, or appending twice, relies on nothing.
 */
function breaks(first: Touch, second: Touch, direct: boolean): boolean {
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

// Matches: if (exists(path)) read(path), if (exists(path)) size = stat(path).size
function mayVanish(first: Touch, second: Touch): boolean {
  if (first.effect !== 'look') return false;
  if (second.effect === 'read') return true;
  // A size that was told was there: who asks twice has no answer to rely on.
  return second.measures === true && second.forgiving !== true && first.measures !== true;
}

function reveals(first: Touch, second: Touch, meanwhile: Effect): boolean {
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

/** A variable that is read before and after, and set by others: two values, where there was one. Or it is set in turns. */
function twice(
  first: Event,
  second: Event,
  before: readonly Touch[],
  after: readonly Touch[],
  meanwhile: Effects,
): Effects {
  const [one, other] = [useOf(before), useOf(after)];
  if (!isEachWhole(first, second, before) && isSeen(one, other, meanwhile)) return USES;
  const isRead = one === 'read' && other === 'read';
  return isRead && meanwhile.has('write') ? CHANGES : NONE;
}

type Use = 'none' | 'read' | 'write' | 'update';

function setters(
  first: Event,
  second: Event,
  before: readonly Touch[],
  after: readonly Touch[],
  done: Effects,
): Effects {
  const [one, other] = [useOf(before.filter(isOnce)), useOf(after.filter(isOnce))];
  const isWhole = isEachWhole(first, second, before);
  return !isWhole && isSeen(one, other, done) ? USES : isShared(one, other) ? CHANGES : NONE;
}

function isOnce({ again }: Touch): boolean {
  return again !== true;
}

/** Two calls, each of which is whole in itself. */
function isEachWhole(first: Event, second: Event, before: readonly Touch[]): boolean {
  return !first.own && !second.own && !isInner(second, before);
}

// Matches: busy = true; …; busy = false; what it is in between is no request's business
function isSeen(one: Use, other: Use, done: Effects): boolean {
  return done.has('read') && isSet(one) && isSet(other);
}

// Matches: users.forEach((user) => { user.visits += read(user); })
function isInner({ inner = [] }: Event, touches: readonly Touch[]): boolean {
  return touches.some((touch) => inner.includes(touch));
}

function isSet(use: Use): boolean {
  return use === 'write' || use === 'update';
}

/** What an event does to a variable: one that reads and writes it at once is whole in itself (a counter, a log). */
function useOf(touches: readonly Touch[]): Use {
  const reads = touches.some((touch) => touch.effect === 'read');
  const writes = touches.some((touch) => touch.effect === 'write');
  return reads && writes ? 'update' : writes ? 'write' : reads ? 'read' : 'none';
}

/** One of the two sets what the other uses. */
function isShared(first: Use, second: Use): boolean {
  if (first === 'none' || second === 'none') return false;
  return first !== second || first === 'update';
}

/** Those that would be noticed at one of the places. */
export function disturbing(sets: TouchSets, places: readonly Place[]): TouchSet {
  const done = places.map(
    ({ location, by }) => sets.at(location) & joined([...by].map((one) => sets.where(DOES[one]))),
  );
  return joined(done) & ~sets.where(isMadeIfMissing);
}

/** Those that change one of the places, or one of a pair, and so cannot share them with others. */
export function changing(sets: TouchSets, places: readonly Place[]): TouchSet {
  const parts = places.flatMap(({ location }) => location.of ?? [location]);
  return joined(parts.map((part) => sets.at(part))) & sets.where(isChange);
}

/** A folder that may be there already. */
export function isMadeIfMissing({ effect, forgiving }: Touch): boolean {
  return effect === 'make' && forgiving === true;
}

/** For each effect, whether a touch has it. */
export const DOES = kindsBy(({ effect }) => effect);
