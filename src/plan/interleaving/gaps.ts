import type { Event } from '../effects/events';
import { CHANGES, USES, type Effect, type FileEffects } from '../effects/file-uses';
import type { Place, Touch } from '../effects/locations';
import type { Meanwhile } from './conflicts';
import type { Stretch } from './ranges';

/**
 * Two events of a function with a wait between them, and the places that must not change in between. `more` are the
 * places where a change would merely show.
 */
export interface Gap {
  readonly stretch: Stretch;
  readonly needed: readonly Place[];
  readonly more: readonly Place[];
  /** Which places these are cannot be told: they are too many. */
  readonly isVast?: true;
}

/** What fills a folder: removing that fails meanwhile, with ENOTEMPTY. */
const FILLS: FileEffects = new Set<Effect>(['write', 'append', 'make']);

/**
 * What a call itself does that takes time, during which others must not use the location: it was over before they could.
 * That they might use a file which a command writes is no reason to refuse; a locked repository is one, and a folder that is
 * being removed while they fill it.
 */
export function lastingGap({ at, touches, direct, suspends }: Event, meanwhile: Meanwhile): Gap {
  const lasting = direct && suspends ? touches.list.filter((touch) => touch.lasting) : [];
  const placesOf = (effects: FileEffects, isMeant: (touch: Touch) => boolean): Place[] =>
    lasting
      .filter(isMeant)
      .map(({ location }) => {
        const done = [...effects].filter((effect) => meanwhile(location).has(effect));
        return { location, by: new Set(done) };
      })
      // Of a file that one request has for itself, nobody else does anything.
      .filter(({ by }) => by.size > 0);
  const isState = ({ location }: Touch): boolean => location.kind === 'state';
  const isRemoved = ({ effect }: Touch): boolean => effect === 'remove';
  // Matches: tar czf backup.tgz data, beside fs.writeFileSync('data/list.json', list)
  const isRead = ({ effect }: Touch): boolean => effect === 'read';
  return {
    stretch: [at, at],
    needed: [...placesOf(CHANGES, isState), ...placesOf(FILLS, isRemoved)],
    more: [
      ...placesOf(USES, (touch) => !isState(touch) && !isRead(touch)),
      ...placesOf(CHANGES, (touch) => !isState(touch) && isRead(touch)),
    ],
  };
}

/** Whether there is something to guard. */
export function isSplit({ needed, more }: Gap): boolean {
  return needed.length + more.length > 0;
}

/** Joins places of the same location, with all effects that they exclude. */
export function joinPlaces(places: readonly Place[]): Place[] {
  const joined = new Map<string, Place>();
  for (const place of places) {
    const known = joined.get(place.location.key);
    joined.set(place.location.key, known ? { ...known, ...place, by: either(known.by, place.by) } : place);
  }
  return [...joined.values()];
}

/** The union of two sets; the first itself where that has them all, because thousands of places exclude the same. */
function either<Item>(some: ReadonlySet<Item>, others: ReadonlySet<Item>): ReadonlySet<Item> {
  return [...others].every((item) => some.has(item)) ? some : new Set([...some, ...others]);
}
