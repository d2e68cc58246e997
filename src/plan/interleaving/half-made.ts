import type { Event } from '../effects/events';
import { pairOf, type Location, type Place, type Touch } from '../effects/locations';
import type { PairUsers } from './pair-users';

/** Folders that the first of two events makes, with what the second puts there, where somebody reads both and changes neither. */
// Matches: mkdirSync(folder); writeFileSync(join(folder, 'meta.json'), text), beside who lists the folders, and reads each of these
export function halfMade(users: PairUsers, first: Event, second: Event): Place[] {
  const pairs = filledFolders(first, second).filter(
    ({ of }) => of && users.of(of).length > users.changersOf(of).length,
  );
  return pairs.map((location) => ({ location, by: new Set(), half: true }));
}

function filledFolders(first: Event, second: Event): readonly Location[] {
  const made = first.touches.list.filter(isNewFolder);
  const written = made.length > 0 ? second.touches.list.filter(({ effect }) => effect === 'write') : [];
  return made.flatMap(({ location: folder }) =>
    written.flatMap(({ location }) => (location.key.startsWith(`${folder.key}/`) ? [pairOf(folder, location)] : [])),
  );
}

function isNewFolder({ effect, forgiving, location }: Touch): boolean {
  return effect === 'make' && !forgiving && location.kind === 'file';
}
