import type { CallGraph, FunctionId } from '../../types';
import { areChoices } from '../branches';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import type { Location } from '../effects/locations';
import { waitsOf } from '../propagation/waits';
import { meets, type Look } from './looks';

/** A file that a function removes and then writes again, and the events by which it does. */
export interface Renewal {
  readonly fn: FunctionId;
  readonly location: Location;
  readonly removal: Event;
  readonly write: Event;
}

/** What puts a file there again. */
const MAKES: ReadonlySet<string> = new Set(['write', 'append', 'make']);

/** The files that a function removes, or renames, and writes again with no existing wait in between. */
// Matches: fs.unlinkSync(file); fs.writeFileSync(file, text), and fs.renameSync(log, old); fs.appendFileSync(log, line)
export function renewalsIn(graph: CallGraph, effects: Effects, fn: FunctionId): readonly Renewal[] {
  const events = effects.eventsOf(fn);
  return events.flatMap((removal) => {
    const removed = removal.touches.list.filter(({ effect, location }) => effect === 'remove' && !location.own);
    if (removed.length === 0) return [];
    const later = events.filter(
      (write) =>
        write.at > removal.at &&
        !waitsOf(graph).isBetween(fn, removal.at, write.at) &&
        !areChoices(graph.program, fn, removal.at, write.at),
    );
    return removed.flatMap(({ location }) => {
      const write = later.find(({ touches }) => touches.at(location).some(({ effect }) => MAKES.has(effect)));
      return write ? [{ fn, location, removal, write }] : [];
    });
  });
}

/** Whether a use is told to be one of the file: what is done to any file at all says nothing of this one. */
export function isMeant(location: Location, look: Look): boolean {
  if (!meets(location, look) || ANY.test(look.location.key)) return false;
  const [name, seen] = [location, look.location].map(({ key }) => key.split('/').at(-1));
  return look.inside || location.key === look.location.key || (name === seen && !UNKNOWN.test(String(name)));
}

const ANY = /^(?:\*\*|<[^>]*>)$/;
const UNKNOWN = /[*<]/;
