import { addsListener } from '../../language/emitters';
import { memoisedBy } from '../../memoised';
import type { CallGraph, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import type { Location, PairParts } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';
import type { Waits } from '../propagation/waits';
import type { Holders } from './lock-holders';
import { pairsOf, type Region } from './lock-order';
import type { Stretch } from './ranges';
import { disturbing, inRegions } from './touches-of-places';

/** The events that use one part of a pair, and those that use the other. */
type Users = readonly [ReadonlySet<Event>, ReadonlySet<Event>];

/** Finds where functions themselves conflict with what a lock is for. */
export class Disturbances {
  /** Memoised by regions, because each holder of their lock asks. */
  private readonly disturbing = new WeakMap<readonly Region[], TouchSet>();
  /** The touches of a part of a pair, for a size of the universe, which grows. */
  private readonly users = new Map<Location, { readonly size: number; readonly set: TouchSet }>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly holders: Holders,
    private readonly waits: Waits,
  ) {}

  /** Where a function itself conflicts with the places of some regions. */
  in(fn: FunctionId, regions: readonly Region[]): Stretch[] {
    const events = this.effects.eventsOf(fn).filter((event) => !this.isHeardLater(event, regions));
    const spoiling = this.disturbing.get(regions) ?? inRegions(disturbing, this.effects.sets, regions);
    this.disturbing.set(regions, spoiling);
    const found = events.filter((event) => (event.direct || !event.suspends) && event.touches.set.meets(spoiling));
    return [
      ...found.map((event): Stretch => [event.at, event.at]),
      ...this.usersOf(fn, events, pairsOf(regions)).flatMap((users) => this.bothIn(fn, events, users)),
    ];
  }

  /** The events that use the parts of some pairs, once for all pairs that the same use: those are most of them. */
  private usersOf(fn: FunctionId, events: readonly Event[], pairs: readonly PairParts[]): readonly Users[] {
    const touched = this.effects.touchSetOf(fn);
    const groups = new Map<string, ReadonlySet<Event>>();
    const usersOfPart = memoisedBy((part: Location): ReadonlySet<Event> | undefined => {
      const set = this.setAt(part);
      const users = touched.meets(set) ? events.filter((event) => event.touches.set.meets(set)) : [];
      if (users.length === 0) return undefined;
      const key = users.map((event) => events.indexOf(event)).join(' ');
      const known = groups.get(key) ?? new Set(users);
      groups.set(key, known);
      return known;
    });
    const found = new Map<ReadonlySet<Event>, Set<ReadonlySet<Event>>>();
    for (const [one, other] of pairs) {
      const [usesOne, usesOther] = [usersOfPart(one), usersOfPart(other)];
      if (usesOne && usesOther) found.set(usesOne, (found.get(usesOne) ?? new Set()).add(usesOther));
    }
    return [...found].flatMap(([one, others]) => [...others].map((other): Users => [one, other]));
  }

  /** It only adds a listener, which takes the lock itself. */
  // Matches: req.on('end', () => save(body))
  private isHeardLater({ call: id, direct }: Event, regions: readonly Region[]): boolean {
    if (id === undefined || direct || !addsListener(this.graph.program.call(id).name)) return false;
    const edges = (this.graph.from.get(this.graph.program.callerOf(id)) ?? []).filter(({ call }) => call === id);
    const holders = this.holders.of(regions);
    return edges.every(({ kind, callee }) => kind === 'callback' && holders.includes(callee));
  }

  /** Where both parts of a pair are used with no existing wait in between. */
  private bothIn(fn: FunctionId, events: readonly Event[], [usesOne, usesOther]: Users): Stretch[] {
    const groups: Event[][] = [];
    for (const event of events.filter((one) => usesOne.has(one) || usesOther.has(one))) {
      const group = groups.at(-1);
      if (group && !this.waits.isBetween(fn, group[group.length - 1].at, event.at)) group.push(event);
      else groups.push([event]);
    }
    const whole = groups.filter((group) => [usesOne, usesOther].every((set) => group.some((event) => set.has(event))));
    return whole.map((group) => [group[0].at, group[group.length - 1].at]);
  }

  private setAt(part: Location): TouchSet {
    const { sets } = this.effects;
    const known = this.users.get(part);
    if (known?.size === sets.size) return known.set;
    const set = sets.at(part);
    this.users.set(part, { size: sets.size, set });
    return set;
  }
}
