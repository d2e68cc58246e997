import type { CallGraph, Edge, FunctionId } from '../../types';
import { DOES } from './conflicts';
import { isMadeIfMissing } from '../effects/file-uses';
import type { Effects } from '../effects/effects';
import type { Liveness } from '../liveness';
import type { Location, PairParts, Place, Touch } from '../effects/locations';
import { placesOf, type Region } from './lock-order';
import type { Pairs } from './pairs';
import { changing, corrupting, disturbing, inRegions } from './touches-of-places';
import { Summaries } from '../effects/summaries';
import { TouchSet } from '../effects/touch-set';
import { EFFECTS } from '../effects/touch-sets';
import { isPassedOn } from '../barriers/positions';
import { isAwaitedLink } from '../propagation/promise-chains';
import { waitsOf } from '../propagation/waits';

const NOTHING: ReadonlySet<Touch['effect']> = new Set();

/** Decides which functions must hold the lock of some places, and whether as readers or as writers. */
export class Holders {
  private readonly isLive: Liveness['live'];
  private readonly live: readonly FunctionId[];
  /** The union of what the live functions touch themselves. */
  private readonly touches: TouchSet;
  private readonly entries: ReadonlySet<FunctionId>;
  /** What functions touch, themselves or through any callee. */
  private readonly within: Summaries;
  private readonly known = new WeakMap<readonly Region[], readonly FunctionId[]>();
  private readonly changes = new WeakMap<readonly Region[], TouchSet>();
  /** Live functions with one of some touches of their own; memoised, because each round asks about the same places. */
  private readonly acting = new WeakMap<TouchSet, readonly FunctionId[]>();
  /** Live functions that take something away. */
  private removing: readonly FunctionId[] | undefined;
  private callersOf: ReadonlyMap<FunctionId, readonly Edge[]> | undefined;
  /** Memoised for a size of `zone`, which grows. */
  private stands = { waiting: 0, byFunction: new Map<FunctionId, readonly FunctionId[]>() };
  private readonly byLocation = new Map<string, ReadonlySet<Touch['effect']>>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    liveness: Liveness,
    /** Functions that wait, and so can take a lock. */
    private readonly zone: ReadonlySet<FunctionId>,
    private readonly pairs: Pairs,
    private readonly canQueue: (fn: FunctionId) => boolean,
  ) {
    const all = [...graph.program.all].flatMap((file) => file.functions.map((fn) => `${file.path}#${fn.index}`));
    this.isLive = liveness.live;
    this.live = all.filter(this.isLive).filter((fn) => !effects.observableSetOf(fn).isEmpty);
    this.touches = TouchSet.union(this.live.map((fn) => effects.ownSetOf(fn)));
    this.entries = new Set(graph.entries.map((entry) => entry.fn));
    this.within = new Summaries(
      (fn) => effects.ownSetOf(fn),
      (fn) => (graph.from.get(fn) ?? []).map((edge) => edge.callee),
    );
  }

  /** The functions that hold the lock of some regions: those of the regions, and all that conflict with them. */
  of(regions: readonly Region[]): readonly FunctionId[] {
    const known = this.known.get(regions);
    if (known) return known;
    const others = this.disturbing(placesOf(regions)).filter((fn) => this.zone.has(fn));
    const holders = [...new Set([...regions.map((region) => region.fn), ...others])];
    this.known.set(regions, holders);
    return holders;
  }

  /**
   * Live functions that themselves conflict with one of the places, or the callers that hold the lock on their behalf.
   */
  disturbing(places: readonly Place[]): FunctionId[] {
    const users = places.flatMap(({ location: { of } }) => (of ? this.pairs.users.of(of) : []));
    const standIns = users.flatMap((fn) => this.standInsOf(fn));
    return [...new Set([...this.actingWhere(disturbing(this.effects.sets, places)), ...standIns])];
  }

  /** See Pairs. */
  readonly areSetAtOnce = (parts: PairParts): boolean => this.pairs.areSetAtOnce(parts);

  /** Whether the function waits, or can be made to, or all functions that run it can. */
  canQueueFor(fn: FunctionId): boolean {
    return this.standInsOf(fn).every((other) => this.zone.has(other) || this.canQueue(other));
  }

  /**
   * Those of them that may corrupt a place if they cannot take the lock; a reader of a file only sees an intermediate
   * state, unless it is missing then.
   */
  spoiling(places: readonly Place[]): FunctionId[] {
    const { users } = this.pairs;
    const both = places.flatMap(({ location: { of }, half }) =>
      of ? [...users.spoilersOf(of), ...(half ? users.of(of) : [])] : [],
    );
    const { sets } = this.effects;
    const missing = places.filter(({ half, location }) => half && !location.of);
    const acting = this.actingWhere(corrupting(sets, places).or(disturbing(sets, missing)));
    return [...new Set([...acting, ...both.flatMap((fn) => this.standInsOf(fn))])];
  }

  /** Live functions with such a touch of their own; for one that cannot take a lock, its callers. */
  private actingWhere(meant: TouchSet): FunctionId[] {
    const own = this.acting.get(meant) ?? this.live.filter((fn) => this.effects.observableSetOf(fn).meets(meant));
    this.acting.set(meant, own);
    return [...new Set(own.flatMap((fn) => this.standInsOf(fn)))];
  }

  /** Memoised, because each place asks; a function that waits stands for itself. */
  private standInsOf(fn: FunctionId): readonly FunctionId[] {
    if (this.stands.waiting !== this.zone.size) this.stands = { waiting: this.zone.size, byFunction: new Map() };
    const { byFunction } = this.stands;
    const known = byFunction.get(fn) ?? this.standIns(fn, new Set());
    byFunction.set(fn, known);
    return known;
  }

  /** A function that does not wait runs within its callers, which can hold the lock for it. */
  private standIns(fn: FunctionId, seen: Set<FunctionId>): readonly FunctionId[] {
    if (seen.has(fn)) return [];
    seen.add(fn);
    if (this.zone.has(fn) || this.canQueue(fn) || this.isCalledByOthers(fn) || this.isLeftAlone(fn)) return [fn];
    const callers = (this.callers().get(fn) ?? []).filter(({ caller }) => this.isLive(caller));
    if (callers.length === 0) return [fn];
    const standing = callers.filter(({ call }) => !this.effects.isLastAct(call)).map(({ caller }) => caller);
    return [...new Set(standing)].flatMap((caller) => this.standIns(caller, seen));
  }

  /** The edges from functions that call a function, or pass it to be called. */
  private callers(): ReadonlyMap<FunctionId, readonly Edge[]> {
    return (this.callersOf ??= callersIn(this.graph));
  }

  /** It goes on after its callers have returned. */
  // Matches: save(req.body).catch(next), where save waits
  private isLeftAlone(fn: FunctionId): boolean {
    const calls = (this.graph.to.get(fn) ?? []).map(({ call }) => this.graph.program.call(call));
    return calls.some(({ position }) => !isPassedOn(position)) && waitsOf(this.graph).mayWait(fn);
  }

  private isCalledByOthers(fn: FunctionId): boolean {
    const handed = this.graph.callbacks.get(fn) ?? [];
    const isHanded = handed.some(
      ({ use, call }) =>
        !(use.kind === 'each' || (use.kind === 'delegate' && use.transaction) || isAwaitedLink(this.graph, call)),
    );
    return isHanded || this.graph.escaped.has(fn) || this.entries.has(fn);
  }

  /**
   * Whether neither the function nor a callee changes a place of the regions: then it can share the lock with other
   * readers.
   */
  onlyReads(fn: FunctionId, regions: readonly Region[]): boolean {
    return !this.within.of(fn).meets(this.changesOf(regions));
  }

  /** The touches that change a place of some regions. Memoised, because each holder asks. */
  private changesOf(regions: readonly Region[]): TouchSet {
    const known = this.changes.get(regions) ?? inRegions(changing, this.effects.sets, regions);
    this.changes.set(regions, known);
    return known;
  }

  /** Whether something that cannot wait takes away what is there, or a part of it. */
  isTakenAway(location: Location): boolean {
    const { sets } = this.effects;
    this.removing ??= this.live.filter((fn) => sets.list(this.effects.ownSetOf(fn)).some(isRemoval));
    const meant = sets.at(location).and(sets.where(isRemoval));
    return this.removing.some((fn) => this.effects.ownSetOf(fn).meets(meant) && !this.canQueueFor(fn));
  }

  /** What live functions do to a file or a variable for others. */
  effectsAt(location: Location): ReadonlySet<Touch['effect']> {
    if (location.own && location.kind !== 'file') return NOTHING;
    const known = this.byLocation.get(location.key);
    if (known) return known;
    const { sets } = this.effects;
    const all = this.touches.and(sets.at(location)).without(sets.where(isMadeIfMissing));
    // Who has no name of the request can still meet it in a folder.
    const done = location.own ? all.without(sets.where(isOfOwnFile)) : all;
    const effects = new Set(EFFECTS.filter((effect) => done.meets(sets.where(DOES[effect]))));
    this.byLocation.set(location.key, effects);
    return effects;
  }
}

const isRemoval = ({ removes }: Touch): boolean => removes === true;

// Matches: what is done to path.join('uploads', `${randomUUID()}.png`)
const isOfOwnFile = ({ location: { kind, own } }: Touch): boolean => kind === 'file' && own === true;

function callersIn(graph: CallGraph): Map<FunctionId, Edge[]> {
  const callers = new Map<FunctionId, Edge[]>();
  for (const edge of [...graph.fromPassers().values()].flat()) {
    const known = callers.get(edge.callee);
    if (known) known.push(edge);
    else callers.set(edge.callee, [edge]);
  }
  return callers;
}
