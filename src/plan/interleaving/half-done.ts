import type { FunctionId } from '../../types';
import type { Event } from '../effects/events';
import { pairOf, type Location, type PairParts, type Place, type Touch } from '../effects/locations';
import { areChangedApart, areVariables } from './pair-parts';
import type { PairUsers } from './pair-users';

/** Tests of functions: whether one, or all that run it, wait or can be made to; and whether it waits itself. */
interface Waiting {
  readonly canQueue: (fn: FunctionId) => boolean;
  readonly waits: (fn: FunctionId) => boolean;
}

/** Finds what belongs together and would be seen half done at a wait by functions that do not wait. */
export class HalfDone {
  constructor(
    private readonly users: PairUsers,
    private readonly waiting: Waiting,
  ) {}

  /**
   * Whether the first of two events changes one part of a pair, and the second the other, while something that cannot wait for a
   * lock uses both, or only reads both without a wait: its callers hold the lock.
   */
  // Matches: from.amount -= 1; await check(); to.amount += 1, beside setInterval(() => save({ from, to }), 1000)
  // Matches: fs.unlinkSync(file); index.delete(id), beside [...index.keys()].map((id) => fs.readFileSync(fileOf(id)))
  isPair(parts: PairParts, first: Event, second: Event): boolean {
    const isMeant = parts.every(({ kind }) => kind === 'variable' || kind === 'file');
    if (!isMeant || !areChangedApart(parts, first, second)) return false;
    const users = this.users.of(parts);
    const changers = areVariables(parts) ? users : this.users.changersOf(parts);
    const { canQueue, waits } = this.waiting;
    return users.some((fn) => !canQueue(fn) || (!changers.includes(fn) && !waits(fn)));
  }

  /** Folders that the first of two events makes, with what the second puts there, where somebody reads both and changes neither. */
  // Matches: mkdirSync(folder); writeFileSync(join(folder, 'meta.json'), text), beside who lists the folders, and reads each of these
  folders(first: Event, second: Event): Place[] {
    const pairs = filledFolders(first, second).filter(
      ({ of }) => of && this.users.of(of).length > this.users.changersOf(of).length,
    );
    return pairs.map((location) => ({ location, by: new Set(), half: true }));
  }
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
