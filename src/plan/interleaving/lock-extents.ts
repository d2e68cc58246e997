import type { CallGraph, FunctionId, Lock, LockRange, Release, Span } from '../../types';
import type { Effects } from '../effects/effects';
import { branchRanges } from './branch-ranges';
import type { Holders } from './lock-holders';
import { lateBehind } from '../barriers/late-listeners';
import { Disturbances } from './disturbances';
import { LeftWork } from './left-work';
import type { Region } from './lock-order';
import { CallbackCalls } from './callback-calls';
import { turnOf } from '../propagation/pauses';
import { memoisedBy } from '../../memoised';
import { usesInParameters } from './parameter-touches';
import { isShort, rangesFor, type Stretch } from './ranges';
import type { Releases } from './releases';
import { entriesOf } from '../graph-index';
import { transactionsIn } from '../barriers/transactions';
import type { Waits } from '../propagation/waits';

/** The part of a function for which a lock is held (without `range` its whole body), and whether as a reader. */
type Extent = Pick<Lock, 'shared' | 'range'>;

/** Decides for which part of a function a lock is held. */
export class Extents {
  /** Memoised, because each pair of locks asks. */
  private readonly cut = new Map<FunctionId, boolean>();
  private readonly callbackCalls: CallbackCalls;
  private readonly disturbances: Disturbances;
  private readonly leftWork: LeftWork;

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly holders: Holders,
    private readonly waits: Waits,
    private readonly releases: Releases,
    private readonly zone: ReadonlySet<FunctionId>,
  ) {
    this.callbackCalls = new CallbackCalls(graph);
    this.disturbances = new Disturbances(graph, effects, holders, waits);
    this.leftWork = new LeftWork(graph, effects);
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
    if (generator || factory?.tail || this.isEarly(fn, regions) || this.goesOn(fn, regions)) return undefined;
    const shared = this.holders.onlyReads(fn, regions) && { shared: true as const };
    const releasesIn = memoisedBy((span: LockRange): readonly Release[] | undefined =>
      this.releases.of({ fn, span, isWaitedFor: !span.exits }, regions),
    );
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
    if (generator || factory?.tail || this.isEarly(fn, regions) || this.goesOn(fn, regions)) return undefined;
    const shared = this.holders.onlyReads(fn, regions) && { shared: true as const };
    const ranges = this.partsOf(fn, regions);
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

  /** A default value of a parameter needs the lock. */
  private isEarly(fn: FunctionId, regions: readonly Region[]): boolean {
    return usesInParameters(this.graph, this.effects, fn, regions, this.zone);
  }

  /** Something that needs the lock is not over when the function is. */
  goesOn(fn: FunctionId, regions: readonly Region[]): boolean {
    const own = regions.find((region) => region.fn === fn);
    return own !== undefined && this.leftWork.isIn(own);
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

  /**
   * The parts of a function that take a lock; undefined where all of it does. A listener of a server of Node gets requests for
   * everything, which would all wait for each other.
   */
  private partsOf(fn: FunctionId, regions: readonly Region[]): LockRange[] | undefined {
    if (this.isCut(fn)) return this.rangesOf(fn, regions);
    if (!entriesOf(this.graph, fn).some(({ framework }) => framework === 'http')) return undefined;
    return branchRanges(this.graph.program, fn, this.stretchesIn(fn, regions), this.waits.of(fn));
  }

  /** The statements of a function that touch the places of some regions; undefined where they cannot be cut out. */
  private rangesOf(fn: FunctionId, regions: readonly Region[]): LockRange[] | undefined {
    const { program } = this.graph;
    const canHold = (range: LockRange): boolean => isShort(program, fn, range, this.waits.of(fn));
    return rangesFor(program, fn, this.stretchesIn(fn, regions), canHold);
  }

  private stretchesIn(fn: FunctionId, regions: readonly Region[]): readonly Stretch[] {
    const own = regions.find((region) => region.fn === fn);
    return this.aroundTransactions(fn, [...(own?.stretches ?? []), ...this.disturbances.in(fn, regions)]);
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
    const shared = this.holders.of(a).filter((fn) => this.holders.of(b).includes(fn));
    return shared.some((fn) => {
      const [ours, theirs] = [a, b].map((regions) => this.partsOf(fn, regions) ?? []);
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
      calls.some((call) =>
        call.isNew ? call.name === 'Promise' : call.name === 'then' || this.waits.mayGive(id, call),
      )
    );
  }
}

/** The ranges overlap, and are not the same. */
function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end && (a.start !== b.start || a.end !== b.end);
}
