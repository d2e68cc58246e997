import type { CallGraph, FunctionId, Lock, LockRange, Release, Span } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import type { Holders } from './lock-holders';
import type { Location } from '../effects/locations';
import { lateBehind } from '../barriers/late-listeners';
import { pairsOf, type Region } from './lock-order';
import { CallbackCalls } from './callback-calls';
import { turnOf } from '../propagation/pauses';
import { isShort, rangesFor, type Stretch } from './ranges';
import type { Releases } from './releases';
import { disturbing, inRegions } from './touches-of-places';
import type { TouchSet } from '../effects/touch-set';
import { transactionsIn } from '../barriers/transactions';
import type { Waits } from '../propagation/waits';

/** The part of a function for which a lock is held (without `range` its whole body), and whether as a reader. */
type Extent = Pick<Lock, 'shared' | 'range'>;

/** Decides for which part of a function a lock is held. */
export class Extents {
  /** Memoised by regions, because each holder of their lock asks. */
  private readonly disturbing = new Map<readonly Region[], TouchSet>();
  private readonly users = new Map<Location, (fn: FunctionId) => boolean>();
  /** Memoised, because each pair of locks asks. */
  private readonly cut = new Map<FunctionId, boolean>();
  private readonly callbackCalls: CallbackCalls;

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly holders: Holders,
    private readonly waits: Waits,
    private readonly releases: Releases,
  ) {
    this.callbackCalls = new CallbackCalls(graph);
  }

  /**
   * The locks that a function takes for some regions: one around its body, or, if it already waits, around the
   * statements that need it, because a lock held over an existing `await` would serialise requests that ran
   * concurrently before. Undefined where these statements cannot be cut out, for a generator, and for a constructor
   * that keeps a part of its body.
   */
  locksOf(fn: FunctionId, regions: readonly Region[], key: string): Lock[] | undefined {
    return this.extentsOf(fn, regions)?.map((extent) => ({ fn, key, joins: true, ...extent }));
  }

  /**
   * The locks of a function that releases them while it waits for what it waited for before; also around statements that
   * contain such waits, or around all of its body.
   */
  releasedOf(fn: FunctionId, regions: readonly Region[], key: string): Lock[] | undefined {
    const { generator, factory, body } = this.graph.program.fn(fn);
    if (generator || factory?.tail) return undefined;
    const shared = this.holders.onlyReads(fn, regions) && { shared: true as const };
    const releasesIn = (span: LockRange): readonly Release[] | undefined =>
      this.releases.of({ fn, span, isWaitedFor: !span.exits }, regions);
    const ranges = rangesFor(
      this.graph.program,
      fn,
      this.stretchesIn(fn, regions),
      (range) => releasesIn(range) !== undefined,
    );
    const locks = (ranges ?? [undefined]).map((range): Lock | undefined => {
      const releases = releasesIn(range ?? body);
      return releases && !this.isLate(fn, range)
        ? { fn, key, joins: true, ...shared, ...(range && { range }), ...(releases.length > 0 && { releases }) }
        : undefined;
    });
    return locks.every((lock) => lock !== undefined) ? locks : undefined;
  }

  /** Whether a function can take the lock of some regions. */
  canLock(fn: FunctionId, regions: readonly Region[]): boolean {
    return this.extentsOf(fn, regions) !== undefined;
  }

  private extentsOf(fn: FunctionId, regions: readonly Region[]): Extent[] | undefined {
    const { generator, factory } = this.graph.program.fn(fn);
    if (generator || factory?.tail) return undefined;
    const shared = this.holders.onlyReads(fn, regions) && { shared: true as const };
    const ranges = this.isCut(fn) ? this.rangesOf(fn, regions) : undefined;
    const parts = ranges?.map((range): Extent => ({ ...shared, range }));
    const passes = this.callbackCalls.in(fn);
    const isApart = ranges?.every((range) =>
      passes.every(({ span }) => span.end <= range.start || span.start >= range.end),
    );
    // Functions that it passes control to run under its lock, and may write what it only reads.
    const whole: Extent = { ...(passes.length === 0 && shared) };
    const found = this.waitsAlready(fn) || isApart ? parts : [whole];
    return found?.some(({ range }) => this.isLate(fn, range)) ? undefined : found;
  }

  /** Its locks are around statements, not around its body. */
  private isCut(fn: FunctionId): boolean {
    const known =
      this.cut.get(fn) ?? (this.waitsAlready(fn) || this.callbackCalls.in(fn).length > 0 || this.isLate(fn));
    this.cut.set(fn, known);
    return known;
  }

  /** Waiting for the lock would delay a listener for something that is already running. */
  // Matches: sockets.on('connection', (socket) => { socket.on('message', hear); count(); })
  private isLate(fn: FunctionId, range?: LockRange): boolean {
    return lateBehind(this.graph, turnOf(this.graph, { fn, range })) !== undefined;
  }

  /** The statements of a function that touch the places of some regions; undefined where they cannot be cut out. */
  private rangesOf(fn: FunctionId, regions: readonly Region[]): LockRange[] | undefined {
    const { program } = this.graph;
    const canHold = (range: LockRange): boolean => isShort(program, fn, range, this.waits.of(fn));
    return rangesFor(program, fn, this.stretchesIn(fn, regions), canHold);
  }

  private stretchesIn(fn: FunctionId, regions: readonly Region[]): readonly Stretch[] {
    const own = regions.find((region) => region.fn === fn);
    return this.aroundTransactions(fn, [...(own?.stretches ?? []), ...this.disturbancesIn(fn, regions)]);
  }

  /** Waiting for a lock within an open transaction would let other requests run inside of the transaction. */
  private aroundTransactions(fn: FunctionId, stretches: readonly Stretch[]): readonly Stretch[] {
    const transactions = stretches.length > 0 ? transactionsIn(this.graph, fn) : [];
    return stretches.map((stretch) =>
      transactions
        .filter(([begin, end]) => stretch[0] <= end && stretch[1] > begin)
        .reduce(([first, last], [begin, end]): Stretch => [Math.min(first, begin), Math.max(last, end)], stretch),
    );
  }

  /** Whether a function would hold both locks over ranges that overlap partially. */
  areTangled(a: readonly Region[], b: readonly Region[]): boolean {
    const shared = this.holders.of(a).filter((fn) => this.isCut(fn) && this.holders.of(b).includes(fn));
    return shared.some((fn) => {
      const [ours, theirs] = [a, b].map((regions) => this.rangesOf(fn, regions) ?? []);
      return ours.some((range) => theirs.some((other) => overlap(range, other)));
    });
  }

  /** Whether a lock around the whole body is possible without serialising what ran concurrently before. */
  canHold(fn: FunctionId): boolean {
    const { generator, factory } = this.graph.program.fn(fn);
    const isCut = this.waitsAlready(fn) || this.callbackCalls.in(fn).length > 0;
    return !isCut && !generator && !factory?.tail;
  }

  /** It awaits something, or returns a promise for which a lock around its body would wait. */
  private waitsAlready(id: FunctionId): boolean {
    const calls = this.graph.program.callsIn(id);
    return (
      this.waits.of(id).length > 0 ||
      calls.some((call) => (call.isNew ? call.name === 'Promise' : call.name === 'then'))
    );
  }

  /** Where a function itself conflicts with the places of some regions. */
  private disturbancesIn(fn: FunctionId, regions: readonly Region[]): Stretch[] {
    const events = this.effects.eventsOf(fn);
    const spoiling = this.disturbing.get(regions) ?? inRegions(disturbing, this.effects.sets, regions);
    this.disturbing.set(regions, spoiling);
    const found = events.filter((event) => (event.direct || !event.suspends) && event.touches.set.meets(spoiling));
    const pairs = pairsOf(regions).filter((parts) => parts.every((part) => this.usersOf(part)(fn)));
    return [
      ...found.map((event): Stretch => [event.at, event.at]),
      ...pairs.flatMap((parts) => this.bothIn(fn, events, parts)),
    ];
  }

  /** Where both parts of a pair are used with no existing wait in between. */
  private bothIn(fn: FunctionId, events: readonly Event[], parts: readonly Location[]): Stretch[] {
    const [usesOne, usesOther] = parts.map((part) => new Set(events.filter(({ touches }) => touches.meet(part))));
    if (usesOne.size === 0 || usesOther.size === 0) return [];
    const groups: Event[][] = [];
    for (const event of events.filter((one) => usesOne.has(one) || usesOther.has(one))) {
      const group = groups.at(-1);
      if (group && !this.waits.isBetween(fn, group[group.length - 1].at, event.at)) group.push(event);
      else groups.push([event]);
    }
    const whole = groups.filter((group) => [usesOne, usesOther].every((set) => group.some((event) => set.has(event))));
    return whole.map((group) => [group[0].at, group[group.length - 1].at]);
  }

  /** A test whether a function touches a location, itself or through its callees. */
  private usersOf(part: Location): (fn: FunctionId) => boolean {
    const known = this.users.get(part) ?? this.effects.whoTouches(() => this.effects.sets.at(part));
    this.users.set(part, known);
    return known;
  }
}

/** The ranges overlap, and are not the same. */
function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end && (a.start !== b.start || a.end !== b.end);
}
