import { pathOf } from '../../program';
import type { CallGraph, FunctionId } from '../../types';
import { isChange } from '../effects/file-uses';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import type { Liveness } from './atomicity';
import { mayAlias, pairOf, type Location, type Place, type Touch } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import { memoised } from '../../memoised';
import { NO_TOUCH, type TouchSet } from '../effects/touch-set';
import { kindsBy } from '../effects/touch-sets';

/** Touches that are equivalent for pairs. */
interface Use {
  readonly location: Location;
  /** Its name does not come from request data. */
  readonly named: boolean;
  /** The requests for which the order matters. */
  readonly disturbedBy: ReadonlySet<number>;
  readonly pairs: Map<Use, Place | undefined>;
}

/**
 * Finds files and variables that have to be consistent with each other: one is used before a wait and another after it,
 * and some request that runs in between uses both, so that it sees, or leaves, neither the state before nor the state
 * after. At least one has a fixed name: two names made of request data mostly belong to that request alone.
 */
export class Pairs {
  /** The touches of each request. */
  private readonly requests: readonly TouchSet[];
  private readonly known = new Map<string, Use>();
  /** Memoised by lists of touches and the roots of variables. */
  private readonly uses = new Map<string, Map<readonly Touch[], readonly Use[]>>();
  private readonly live: readonly FunctionId[];
  private readonly touching = new Map<string, ReadonlySet<FunctionId>>();
  private readonly changing = new Map<string, (fn: FunctionId) => boolean>();
  private readonly sameUsers = new Map<string, ReadonlySet<FunctionId>>();
  private readonly callees = new Map<FunctionId, readonly FunctionId[]>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    { live }: Liveness,
    /** Whether a function, or all functions that run it, wait or can be made to. */
    private readonly canQueue: (fn: FunctionId) => boolean,
  ) {
    const entries = [...new Set(graph.entries.map((entry) => entry.fn))].filter(live);
    // Handlers with the same callees have the same touches.
    const sets = new Map(entries.map((fn) => effects.touchSetOf(fn)).map((set) => [set.key, set])).values();
    const uses = effects.sets.where(isUse);
    this.requests = [...sets].map((set) => set.and(uses)).filter(({ isSeveral }) => isSeveral);
    const all = [...graph.program.all].flatMap((file) => file.functions.map((fn) => `${file.path}#${fn.index}`));
    this.live = all.filter(live);
  }

  /**
   * The pairs that `fn` uses across a wait. Only variables of its own module, or that it names itself: others are the
   * concern of their own modules.
   */
  between(fn: FunctionId, first: Event, second: Event): Place[] {
    const after = this.usesOf(fn, second);
    return this.usesOf(fn, first).flatMap((one) => after.flatMap((other) => this.pairOf(one, other) ?? []));
  }

  /** The uses of an event that matter to some request. */
  private usesOf(fn: FunctionId, { touches, own }: Event): readonly Use[] {
    const near = own ? '' : `${pathOf(fn)}#`;
    const isNear = ({ location }: Touch): boolean =>
      location.kind === 'file' || location.kind === 'state' || location.key.startsWith(near);
    const uses = this.uses.get(near) ?? new Map<readonly Touch[], readonly Use[]>();
    const known = uses.get(touches.list) ?? this.shared(touches.list.filter(isNear));
    this.uses.set(near, uses.set(touches.list, known));
    return known;
  }

  private shared(touches: readonly Touch[]): Use[] {
    const uses = touches.filter((touch) => isUse(touch) && !touch.forgiving).map((touch) => this.useOf(touch));
    return [...new Set(uses)].filter(({ disturbedBy }) => disturbedBy.size > 0);
  }

  private pairOf(one: Use, other: Use): Place | undefined {
    if (!one.named && !other.named) return undefined;
    if (!one.pairs.has(other)) one.pairs.set(other, this.belong(one, other) ? placeOf(one, other) : undefined);
    return one.pairs.get(other);
  }

  private belong(one: Use, other: Use): boolean {
    if (![...one.disturbedBy].some((request) => other.disturbedBy.has(request))) return false;
    if (mayAlias(one.location, other.location)) return false;
    return this.changersOf([one.location, other.location]).every((fn) => this.canQueue(fn));
  }

  /** The functions in which the uses of both parts of a pair meet. */
  usersOf([one, other]: readonly [Location, Location]): readonly FunctionId[] {
    return this.meetings(this.touchingOf(one), this.touchingOf(other));
  }

  /** Those of them that change a part. */
  private changersOf(parts: readonly [Location, Location]): FunctionId[] {
    const [one, other] = parts.map((part) => this.changes(part));
    return this.usersOf(parts).filter((fn) => one(fn) || other(fn));
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

  private useOf(touch: Touch): Use {
    const { location } = touch;
    const key = `${effectOf(touch)} ${location.kind} ${location.key}`;
    const known = this.known.get(key) ?? {
      location,
      named: location.kind === 'variable' || location.kind === 'state' || isOneFile(location),
      disturbedBy: this.requestsThatDisturb(touch),
      pairs: new Map<Use, Place | undefined>(),
    };
    this.known.set(key, known);
    return known;
  }

  private requestsThatDisturb(touch: Touch): ReadonlySet<number> {
    const { sets } = this.effects;
    const there = sets.at(touch.location);
    const effect = effectOf(touch);
    // Touches for which the order shows.
    const clashing = (isChange(touch) ? there : there.and(sets.where(isChange))).without(
      effect === 'write' ? NO_TOUCH : sets.where(COUNTED[effect]),
    );
    return new Set(this.requests.flatMap((uses, at) => (uses.meets(clashing) ? [at] : [])));
  }
}

function isUse(touch: Touch): boolean {
  if (touch.location.own) return false;
  if (touch.location.kind === 'variable') return touch.effect !== 'read' || !touch.counts;
  // A look-up among many files is outdated soon anyway, and nothing relies on it.
  if (touch.effect === 'look' && !isOneFile(touch.location)) return false;
  // What is created when missing is there for everyone; what is removed is gone for later requests.
  return !touch.forgiving || touch.effect === 'remove';
}

/** Counting is like appending to a file: the order does not show. */
function effectOf({ effect, counts }: Touch): Touch['effect'] {
  return counts ? 'append' : effect;
}

const COUNTED = kindsBy(effectOf);

// A function that uses only one of the two needs no lock for the pair.
function placeOf(one: Use, other: Use): Place {
  return { location: pairOf(one.location, other.location), by: new Set() };
}
