import { partitionPoint } from '../../partition-point';
import { mayAlias, partsOfKey, type Location, type Touch } from './locations';

/**
 * Touches by the access paths of what they touch: those of a place are those of a part of it, or of what it is a part of.
 * Events in the middle of a program touch thousands of parts of one object, and each is asked for.
 */
export class TouchesByPart {
  /** By key, the places in the list. */
  private readonly places = new Map<string, number[]>();
  /** In the order of code units, in which parts follow the whole. */
  private readonly keys: readonly string[];
  /** Memoised for what is in the list, which is mostly in the lists that it is compared with, too. */
  private readonly known = new Map<Location, readonly Touch[]>();

  constructor(private readonly list: readonly Touch[]) {
    for (const [index, { location }] of list.entries()) {
      const known = this.places.get(location.key);
      if (known) known.push(index);
      else this.places.set(location.key, [index]);
    }
    this.keys = [...this.places.keys()].sort();
  }

  /** The touches that may be of a place that has parts, in the order of the list. */
  at(place: Location): readonly Touch[] {
    if (!this.places.has(place.key)) return this.found(place);
    const known = this.known.get(place) ?? this.found(place);
    this.known.set(place, known);
    return known;
  }

  private found(place: Location): readonly Touch[] {
    const { wholes, begin } = partsOfKey(place.key);
    const keys = [...wholes, place.key, ...this.startingWith(begin)];
    const found = keys.flatMap((key) => this.places.get(key) ?? []).sort((a, b) => a - b);
    return found.map((index) => this.list[index]).filter(({ location }) => mayAlias(location, place));
  }

  /** The keys that begin so. */
  private *startingWith(begin: string): Generator<string> {
    let at = partitionPoint(this.keys.length, (index) => this.keys[index] < begin);
    for (; at < this.keys.length && this.keys[at].startsWith(begin); at++) yield this.keys[at];
  }
}
