import type { Common } from './common-locations';
import type { Event } from '../effects/events';
import { hasParts, type Location, type Place, type Touch } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import { memoisedWithin } from '../../memoised';
import { kindsBy } from '../effects/touch-sets';
import {
  breaks,
  CHANGES,
  isMadeAnew,
  mayVanish,
  reveals,
  USES,
  type Effect,
  type FileEffects,
} from '../effects/file-uses';
import { isInner, setters, setTwice, twice, type Whole } from './variable-conflicts';

const REMOVALS: FileEffects = new Set<Effect>(['remove']);
const READS: FileEffects = new Set<Effect>(['read']);
const LOOKS: FileEffects = new Set<Effect>(['look']);
const NONE: FileEffects = new Set();
/** Files in which nobody minds the order of lines. */
const IS_LOG = /log/i;

/**
 * With so many locations at once, some need a lock whatever is found about the others, and finding out takes minutes.
 */
const MANY = 192;

/** What other requests may do to a location while a request waits. */
export type Meanwhile = (location: Location) => FileEffects;

/** What two calls have in common. */
export interface Likeness {
  /** They lead to one function. */
  readonly areOfOne: () => boolean;
  /** What they do to a location is complete runs of one function, so that it does not matter what runs between them. */
  readonly areOneAt: (location: Location) => boolean;
  /** The second one takes back what the first one has done. */
  readonly areOpposites: () => boolean;
}

/** The locations that both events touch and that a request running between them would corrupt. */
export function conflicts(
  first: Event,
  second: Event,
  common: readonly Common[],
  meanwhile: Meanwhile,
  alike: Likeness,
): readonly Place[] {
  const places =
    isPlain(first) && isPlain(second) ? ofPlain(common, meanwhile) : broken(first, second, common, meanwhile);
  const lasting =
    places.length > MANY && !alike.areOfOne() ? places : places.filter(({ location }) => !alike.areOneAt(location));
  const set = switched(common, meanwhile);
  return set.length > 0 && alike.areOpposites() ? [...new Set([...lasting, ...set])] : lasting;
}

/** Memoised, because many calls lead to the same functions. */
const switched = memoisedWithin((common: readonly Common[], meanwhile: Meanwhile) =>
  placesBy(common, ({ location, before, after }) =>
    location.kind === 'variable' && setTwice(before, after, meanwhile(location)) ? USES : NONE,
  ),
);

function broken(first: Whole, second: Whole, common: readonly Common[], meanwhile: Meanwhile): readonly Place[] {
  return placesBy(common, ({ location, before, after }) => {
    if (hasParts(location.kind)) return setters(first, second, before, after, meanwhile(location));
    const isGone = meanwhile(location).has('remove') && anyTwo(before, after, mayVanish);
    return anyTwo(before, after, (one, other) => breaks(one, other, second.direct))
      ? CHANGES
      : isGone
        ? REMOVALS
        : NONE;
  });
}

const PLAIN: Whole = { own: false, direct: false };

/** It is a call of which only the touches count. */
function isPlain({ own, direct, inner }: Whole): boolean {
  return !own && !direct && inner === undefined;
}

/** Memoised, because many calls lead to the same functions. */
const ofPlain = memoisedWithin((common: readonly Common[], meanwhile: Meanwhile) =>
  broken(PLAIN, PLAIN, common, meanwhile),
);

/** What is not there between two events: folders that others would remove, and files that are removed and written again. */
export function gone(first: Event, second: Event, common: readonly Common[], meanwhile: Meanwhile): readonly Place[] {
  return [...vanishing(first, second, meanwhile), ...missing(common, meanwhile)];
}

/** The files of which nothing is there, for whoever looks, where there always was something. */
// Matches: renameSync(file, backup); writeFileSync(file, text)
function missing(common: readonly Common[], meanwhile: Meanwhile): Place[] {
  return placesBy(common, ({ location, before, after }) => {
    if (location.kind !== 'file' || !anyTwo(before, after, isMadeAnew)) return NONE;
    return new Set([...READS, ...LOOKS].filter((effect) => meanwhile(location).has(effect)));
  }).map((place) => ({ ...place, half: true }));
}

/** What fails where the folder is not there. */
const NEEDS_FOLDER: FileEffects = new Set<Effect>(['write', 'append', 'read', 'make']);

/** What the second event uses in folders that the first one makes, and that a request running between them would remove. */
// Matches: mkdirSync('cache', { recursive: true }); writeFileSync('cache/list.json', list);
function vanishing(first: Event, second: Event, meanwhile: Meanwhile): Place[] {
  const isRemoved = ({ location }: Touch): boolean => meanwhile(location).has('remove');
  const made = first.touches.list.filter(({ effect, location }) => effect === 'make' && isOneFile(location));
  const folders = made.filter((touch) => !touch.location.key.includes('*') && isRemoved(touch));
  return second.touches.list
    .filter((touch) => folders.some(({ location }) => isIn(touch, location.key)) && isRemoved(touch))
    .map(({ location }) => ({ location, by: REMOVALS }));
}

/** Who lists a folder looks at all that is in it. */
function isIn({ effect, location }: Touch, folder: string): boolean {
  if (location.kind !== 'file' || !location.key.startsWith(`${folder}/`)) return false;
  return NEEDS_FOLDER.has(effect) || (effect === 'look' && location.key === `${folder}/*`);
}

/**
 * The locations where a request running in between is merely observable: a file is read in two versions, copied and
 * then changed, or seen incomplete. Worth a lock, but no reason to refuse.
 */
export function glimpses(first: Event, second: Event, common: readonly Common[], meanwhile: Meanwhile): Place[] {
  return placesBy(common, ({ location, before, after }) => {
    // Rows that are read twice may differ: code that relies on them uses a transaction.
    if (location.kind === 'table') return NONE;
    if (location.kind === 'variable') return twice(first, second, before, after, meanwhile(location));
    const done = [...CHANGES, ...READS, ...LOOKS].filter((effect) => meanwhile(location).has(effect));
    const isOwn = isOwnUse(first, before) && isOwnUse(second, after);
    const isRecord = isOwn && !IS_LOG.test(location.key);
    return new Set(
      done.filter((effect) => anyTwo(before, after, (one, other) => reveals(one, other, effect, isRecord))),
    );
  });
}

/** The function does it itself, or a callback in it. */
function isOwnUse(event: Event, touches: readonly Touch[]): boolean {
  return event.direct || isInner(event, touches);
}

function placesBy(common: readonly Common[], spoiledBy: (place: Common) => FileEffects): Place[] {
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

/** For each effect, whether a touch has it. */
export const DOES = kindsBy(({ effect }) => effect);
