import { addsListener } from '../../language/emitters';
import { memoised, memoisedBy } from '../../memoised';
import { functionId } from '../../program';
import type { CallGraph, CallId, FunctionId } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { isChange } from '../effects/file-uses';
import { isAudience, type Location, type PairParts, type Touch } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import type { TouchSet } from '../effects/touch-set';
import type { Liveness } from '../liveness';
import { KeptValues } from './kept-values';
import { Replacers } from './replacers';

/** What is given to these, or to an emitter, runs later, and on its own. */
const REGISTERS = /^(?:addEventListener|setTimeout|setInterval)$/;

/** A file, and who hears of its changes. */
export function isNewsOf(parts: PairParts): boolean {
  return parts.some(isAudience) && parts.some(({ kind }) => kind === 'file');
}

/** Whether a listener would miss a change; one of many files mostly belongs to one request. */
function isMissed(parts: PairParts): boolean {
  return isNewsOf(parts) && parts.some((part) => part.kind === 'file' && isOneFile(part));
}

/** Finds the functions that use both parts of a pair. */
export class PairUsers {
  private readonly live: readonly FunctionId[];
  private readonly touching = new Map<string, ReadonlySet<FunctionId>>();
  private readonly tellers = new Map<string, ReadonlySet<FunctionId>>();
  private readonly changing = new Map<string, (fn: FunctionId) => boolean>();
  private readonly kept: KeptValues;
  private readonly replacers: Replacers;
  private readonly sameUsers = new Map<string, ReadonlySet<FunctionId>>();
  private readonly callees = new Map<FunctionId, readonly FunctionId[]>();
  private readonly unregistered = new Map<FunctionId, readonly Event[]>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    live: Liveness['live'],
    canQueue: (fn: FunctionId) => boolean,
  ) {
    const all = [...graph.program.all].flatMap((file) => file.functions.map((fn) => functionId(file.path, fn.index)));
    this.live = all.filter(live);
    this.replacers = new Replacers(effects, this.live, canQueue);
    this.kept = new KeptValues(graph, effects, (location) => this.touchingOf(location));
  }

  /** The functions in which the uses of both parts meet. */
  of([one, other]: PairParts): readonly FunctionId[] {
    return this.meetings(this.touchingOf(one), this.touchingOf(other));
  }

  /** Those of them that change a part, or both. */
  changersOf(parts: PairParts, ofBoth = false): FunctionId[] {
    const [one, other] = parts.map((part) => this.changes(part));
    return this.of(parts).filter((fn) => (ofBoth ? one(fn) && other(fn) : one(fn) || other(fn)));
  }

  /** Whether anything changes the file of such a pair, and tells of it. */
  areTold(parts: PairParts): boolean {
    const [audience, file] = parts[0].kind === 'audience' ? parts : [parts[1], parts[0]];
    if (file.kind !== 'file') return false;
    const changes = this.changes(file);
    return [...this.tellersOf(audience)].some((fn) => this.touchingOf(file).has(fn) && changes(fn));
  }

  /** The functions that tell an audience before they return, or their first wait is over. */
  private tellersOf(audience: Location): ReadonlySet<FunctionId> {
    const { sets } = this.effects;
    const known = this.tellers.get(audience.key);
    if (known) return known;
    const told = sets.at(audience).and(sets.where(isNews));
    const tellers = new Set(this.live.filter((fn) => this.effects.ownSetOf(fn).meets(told)));
    // The set grows while it is iterated: a work list.
    for (const fn of tellers)
      for (const { caller, call, kind } of this.graph.to.get(fn) ?? [])
        if (kind !== 'callback' || !this.registers(call)) tellers.add(caller);
    this.tellers.set(audience.key, tellers);
    return tellers;
  }

  /** Whether a change is held back where the lock of a pair cannot be taken. */
  needsLock(parts: PairParts): boolean {
    return isMissed(parts) || this.kept.areIn(parts) || this.replacers.of(parts).length > 0;
  }

  /** Whether a part is a value that the functions which look for it make where there is none. */
  areMadeIfMissing(parts: PairParts): boolean {
    return parts.some((part) => this.kept.isKept(part));
  }

  /** Whether that is so for two events with a wait in between. */
  isNeeded(parts: PairParts, first: TouchSet, second: TouchSet): boolean {
    return isMissed(parts) || this.kept.areReplaced(parts, first, second) || this.replacers.of(parts).length > 0;
  }

  /** The functions that leave, or rely on, something wrong if they do not hold the lock of a pair that needs one. */
  spoilersOf(parts: PairParts): readonly FunctionId[] {
    return this.spoilers(parts);
  }

  /** Memoised, because each round asks for the same pairs. */
  private readonly spoilers = memoisedBy((parts: PairParts): readonly FunctionId[] =>
    this.needsLock(parts) ? [...this.changersOf(parts), ...this.registering(parts), ...this.replacers.of(parts)] : [],
  );

  /** Functions that use both parts beside the listeners that they add, which do so, too. */
  // Matches: server.on('connection', (socket) => { socket.on('message', save); socket.send(load()); })
  private registering(parts: PairParts): readonly FunctionId[] {
    const [one, other] = parts.map((part) => this.touchingOf(part));
    return [...one].filter((fn) => other.has(fn) && this.usesItself(fn, parts));
  }

  private usesItself(fn: FunctionId, parts: PairParts): boolean {
    const { sets } = this.effects;
    const events = this.besideListeners(fn);
    if (events.length === this.effects.eventsOf(fn).length) return false;
    const [one, other] = parts.map((part) => {
      const meant = sets.at(part).and(sets.where(isUse));
      return events.filter(({ touches }) => touches.set.meets(meant));
    });
    return one.length > 0 && other.length > 0 && !one.some((event) => other.includes(event));
  }

  /** What a function does itself, without the listeners that it adds. */
  private besideListeners(fn: FunctionId): readonly Event[] {
    const isBeside = ({ call }: Event): boolean => call === undefined || !this.registers(call);
    const known = this.unregistered.get(fn) ?? this.effects.eventsOf(fn).filter(isBeside);
    this.unregistered.set(fn, known);
    return known;
  }

  /** Whether a call only adds a listener, or sets a timer. */
  registers(call: CallId): boolean {
    const { name } = this.graph.program.call(call);
    return addsListener(name) || REGISTERS.test(name);
  }

  /** A test whether a function changes a location. */
  private changes(location: Location): (fn: FunctionId) => boolean {
    const { sets } = this.effects;
    const known =
      this.changing.get(location.key) ??
      this.effects.whoTouches(() => sets.at(location).and(sets.where(isUse)).and(sets.where(isChange)));
    this.changing.set(location.key, known);
    return known;
  }

  /** The functions of two sets that call no other function of both; memoised, because many locations share their users. */
  private readonly meetings = memoised((some: ReadonlySet<FunctionId>, others: ReadonlySet<FunctionId>) => {
    const [fewer, more] = some.size < others.size ? [some, others] : [others, some];
    const both = new Set([...fewer].filter((fn) => more.has(fn)));
    return [...both].filter((fn) => !this.calleesOf(fn).some((callee) => callee !== fn && both.has(callee)));
  });

  private calleesOf(fn: FunctionId): readonly FunctionId[] {
    const known = this.callees.get(fn) ?? [...new Set((this.graph.from.get(fn) ?? []).map(({ callee }) => callee))];
    this.callees.set(fn, known);
    return known;
  }

  /** Locations with the same users share one set. */
  private touchingOf(location: Location): ReadonlySet<FunctionId> {
    const known = this.touching.get(location.key) ?? this.shareUsers(this.live.filter(this.usersAt(location)));
    this.touching.set(location.key, known);
    return known;
  }

  private shareUsers(users: readonly FunctionId[]): ReadonlySet<FunctionId> {
    const key = users.join(' ');
    const known = this.sameUsers.get(key) ?? new Set(users);
    this.sameUsers.set(key, known);
    return known;
  }

  private usersAt(location: Location): (fn: FunctionId) => boolean {
    const { sets } = this.effects;
    return this.effects.whoTouches(() => sets.at(location).and(sets.where(isUse)));
  }
}

/** Whether a touch counts for pairs. */
export function isUse(touch: Touch): boolean {
  if (touch.location.own) return false;
  if (touch.location.kind === 'variable') return touch.effect !== 'read' || !touch.counts;
  // What is created when missing is there for everyone; what is removed is gone for later requests.
  return !touch.forgiving || touch.effect === 'remove';
}

function isNews({ effect }: Touch): boolean {
  return effect === 'tell';
}
