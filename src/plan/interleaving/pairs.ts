import { memoisedWithin } from '../../memoised';
import { pathOf } from '../../program';
import type { CallGraph, FunctionId } from '../../types';
import { isChange } from '../effects/file-uses';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import type { Liveness } from '../liveness';
import { HalfDone } from './half-done';
import { areAtOneFile, areChangedApart, areVariables, isOneRecord, waitsToBeWoken } from './pair-parts';
import { isNewsOf, isUse, PairUsers } from './pair-users';
import { isReplacement } from './replacers';
import { isAudience, mayAlias, pairOf } from '../effects/locations';
import type { Location, PairParts, Place, Touch } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import { NO_TOUCH, type TouchSet } from '../effects/touch-set';
import { kindsBy } from '../effects/touch-sets';

/** Touches that are equivalent for pairs. */
interface Use {
  readonly location: Location;
  /** Its name does not come from request data. */
  readonly named: boolean;
  /** It looks for one of many files. */
  readonly passing: boolean;
  /** The requests for which the order matters. */
  readonly disturbedBy: ReadonlySet<number>;
  /** Those for which it matters beside something else that has an order, as that of lines in a file. */
  readonly orderedBy: ReadonlySet<number>;
  /** It shows which request came last. */
  readonly shows: boolean;
  readonly pairs: Map<Use, Place | undefined>;
}

/**
 * Finds files and variables that have to be consistent with each other: one is used before a wait and another after it,
 * and some request that runs in between uses both, so that it sees, or leaves, neither the state before nor the state
 * after. At least one has a fixed name, because two names made of request data mostly belong to that request alone; or they are
 * parts of one record (`${id}.crt`, `${id}.key`).
 */
export class Pairs {
  /** The touches of each request. */
  private readonly requests: readonly TouchSet[];
  private readonly known = new Map<string, Use>();
  /** Memoised by lists of touches, and by what does not count. */
  private readonly uses = new Map<string, Map<readonly Touch[], readonly Use[]>>();
  readonly users: PairUsers;
  readonly halfDone: HalfDone;

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    { live }: Liveness,
    /** Whether a function, or all functions that run it, wait or can be made to. */
    private readonly canQueue: (fn: FunctionId) => boolean,
    waits: (fn: FunctionId) => boolean,
  ) {
    const entries = [...new Set(graph.entries.map((entry) => entry.fn))].filter(live);
    // Handlers with the same callees have the same touches.
    const sets = new Map(entries.map((fn) => effects.touchSetOf(fn)).map((set) => [set.key, set])).values();
    const uses = effects.sets.where(isUse);
    const replacing = effects.sets.where(isReplacement);
    const all = [...sets].map((set) => set.and(uses));
    this.requests = all.filter((set) => set.isSeveral || set.meets(replacing));
    this.users = new PairUsers(graph, effects, live, canQueue);
    this.halfDone = new HalfDone(this.users, { canQueue, waits });
  }

  /**
   * The pairs that `fn` uses across a wait. Variables of other modules that it does not name itself only count where not each
   * event uses both parts: else they are the concern of their own modules.
   */
  between(fn: FunctionId, first: Event, second: Event): Place[] {
    const [before, after] = [this.usesOf(fn, first), this.usesOf(fn, second)];
    const isFar = (use: Use, { own }: Event): boolean =>
      !own && use.location.kind === 'variable' && !use.location.key.startsWith(`${pathOf(fn)}#`);
    const areApart = (one: Use, other: Use): boolean => !before.some(isAt(other)) || !after.some(isAt(one));
    if (areAtOneFile(this.graph, first, second)) return [];
    return this.pairsAmong(before, after)
      .filter(({ one, other }) => !(isFar(one, first) || isFar(other, second)) || areApart(one, other))
      .map(({ pair }) => pair);
  }

  /** Memoised, because many calls have the same uses. */
  private readonly pairsAmong = memoisedWithin((before: readonly Use[], after: readonly Use[]) =>
    before.flatMap((one) =>
      after.flatMap((other) => {
        const pair = this.pairOf(one, other);
        return pair ? [{ one, other, pair }] : [];
      }),
    ),
  );

  /**
   * Whether the first of two events changes one part of a pair of variables, and the second the other: whoever uses both
   * meanwhile has the new one beside the old. A value that is only made where there is none is not changed by that. Nor may
   * what others tell be missed by who looks first, and then waits to be told.
   */
  // Matches: tokens = new Set(); user.hash = await hash(password), beside a request that compares the hash, and adds a token
  isTorn(parts: PairParts, first: Event, second: Event): boolean {
    if (waitsToBeWoken(this.graph, parts, second)) return true;
    return areVariables(parts) && areChangedApart(parts, first, second) && !this.users.areMadeIfMissing(parts);
  }

  /** Whether some function sets both of two variables, other than where there is none. */
  areSetAtOnce(parts: PairParts): boolean {
    return areVariables(parts) && !this.users.areMadeIfMissing(parts) && this.users.changersOf(parts, true).length > 0;
  }

  /** The uses of an event that matter to some request. Who only adds a listener hears of nothing yet, but for the own module. */
  private usesOf(fn: FunctionId, { touches, own, call }: Event): readonly Use[] {
    const isLater = !own && call !== undefined && this.users.registers(call);
    const near = isLater ? `${pathOf(fn)}#` : '';
    // Rows of a database are the concern of who asks for them.
    const counts = ({ location: { kind, key } }: Touch): boolean =>
      kind === 'table' ? own : kind !== 'audience' || key.startsWith(near);
    const uses = this.uses.get(`${own}${near}`) ?? new Map<readonly Touch[], readonly Use[]>();
    const known = uses.get(touches.list) ?? this.shared(touches.list.filter(counts));
    this.uses.set(`${own}${near}`, uses.set(touches.list, known));
    return known;
  }

  private shared(touches: readonly Touch[]): Use[] {
    const uses = touches.filter((touch) => isUse(touch) && !touch.forgiving).map((touch) => this.useOf(touch));
    return [...new Set(uses)].filter(({ orderedBy }) => orderedBy.size > 0);
  }

  private pairOf(one: Use, other: Use): Place | undefined {
    if (!one.named && !other.named && !isOneRecord(one.location, other.location)) return undefined;
    // A look-up among many files is outdated soon anyway, and nothing relies on it, unless it then waits to hear more.
    if ([one, other].some(({ passing }) => passing) && !isNewsOf([one.location, other.location])) return undefined;
    if (!one.pairs.has(other)) one.pairs.set(other, this.belong(one, other) ? placeOf(one, other) : undefined);
    return one.pairs.get(other);
  }

  private belong(one: Use, other: Use): boolean {
    if (!areDisturbed(one, other)) return false;
    const parts = [one.location, other.location] as const;
    if (mayAlias(...parts) || (parts.some(isAudience) && !this.users.areTold(parts))) return false;
    return this.users.needsLock(parts) || this.users.changersOf(parts).every((fn) => this.canQueue(fn));
  }

  private useOf(touch: Touch): Use {
    const { location } = touch;
    const key = `${effectOf(touch)} ${location.kind} ${location.key}`;
    const commutes = effectOf(touch) !== 'write';
    const known = this.known.get(key) ?? {
      location,
      named: ['variable', 'state', 'audience'].includes(location.kind) || isOneFile(location),
      passing: touch.effect === 'look' && !isOneFile(location),
      disturbedBy: this.requestsThatDisturb(touch, commutes),
      orderedBy: this.requestsThatDisturb(touch, commutes && !(location.kind === 'file' && touch.effect === 'append')),
      shows: location.kind === 'variable' && effectOf(touch) === 'write',
      pairs: new Map<Use, Place | undefined>(),
    };
    this.known.set(key, known);
    return known;
  }

  /** With `commutes`, the order of two such touches does not show. */
  private requestsThatDisturb(touch: Touch, commutes: boolean): ReadonlySet<number> {
    const { sets } = this.effects;
    const there = sets.at(touch.location);
    // Touches for which the order shows.
    const clashing = (isNews(touch) ? there : there.and(sets.where(isNews))).without(
      commutes ? sets.where(COUNTED[effectOf(touch)]) : NO_TOUCH,
    );
    return new Set(this.requests.flatMap((uses, at) => (uses.meets(clashing) ? [at] : [])));
  }
}

/** What a function sets is what it then tells, so that the order of lines in a file shows. */
// Matches: seq = seq + 1; fs.appendFileSync('journal.txt', `${seq}\n`)
function areDisturbed(one: Use, other: Use): boolean {
  const others = one.shows ? other.orderedBy : other.disturbedBy;
  return [...one.disturbedBy].some((request) => others.has(request));
}

const isAt =
  ({ location }: Use) =>
  (other: Use): boolean =>
    other.location.key === location.key;

/** Others may notice it. */
function isNews(touch: Touch): boolean {
  return isChange(touch) || touch.effect === 'tell';
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
