import type { Event } from '../effects/events';
import { isChange } from '../effects/file-uses';
import type { Location, PairParts } from '../effects/locations';

/** Whether two names differ in what is written behind the last dot alone. */
// Matches: certs/*.crt and certs/*.key
export function isOneRecord(one: Location, other: Location): boolean {
  const [first, second] = [one, other].map(({ kind, key }) =>
    kind === 'file' ? RECORD.exec(key)?.groups?.stem : undefined,
  );
  return first !== undefined && first === second && one.key !== other.key;
}

const RECORD = /^(?<stem>.*\*)\.\w+$/;

/** Whether each of two events changes one of two variables. Each of two that change both is complete in itself. */
export function areChangedApart(parts: PairParts, first: Event, second: Event): boolean {
  if (parts.some(({ kind }) => kind !== 'variable')) return false;
  const [one, other] = [first, second].map((event) => parts.map((part) => changes(event, part)));
  return parts.some((_, at) => one[at] && other[1 - at]) && [...one, ...other].includes(false);
}

function changes({ touches }: Event, { key }: Location): boolean {
  return touches.list.some((touch) => touch.location.key === key && isChange(touch));
}
