import { memoisedBy } from '../../memoised';
import { callId, pathOf } from '../../program';
import type { CallGraph, CallId, FunctionId } from '../../types';
import { mayAlias, type Location, type Touch } from './locations';
import type { Variables } from './variables';

/**
 * Tells functions for which reading or writing one file is a single step: nothing that others do between their waits shows.
 */
// Matches: (file) => { if (!fs.existsSync(file)) return {}; return JSON.parse(fs.readFileSync(file)); }
export class FileSteps {
  constructor(
    private readonly graph: CallGraph,
    private readonly variables: Variables,
    private readonly filesAt: (call: CallId) => readonly Touch[],
    /** Whether a call uses something else that is shared: a table, what programs keep, who hears of changes. */
    private readonly usesMore: (call: CallId) => boolean,
    /** The calls of the program that touch files. */
    private readonly touching: ReadonlyMap<CallId, unknown>,
  ) {}

  /** Whether a function only takes one step, for which it waits at these calls. */
  isOne(fn: FunctionId, waiting: readonly CallId[]): boolean {
    const { generator, awaits } = this.graph.program.fn(fn);
    const first = Math.min(...waiting.map((call) => this.graph.program.call(call).span.end));
    const calls = this.graph.program.callsIn(fn).map(({ index }) => callId(pathOf(fn), index));
    const isAll = calls.every((call) => waiting.includes(call) || this.filesAt(call).length === 0);
    const isAlone = [this.graph.from, this.graph.fromPassers()].every((edges) => !edges.get(fn)?.length);
    const isPrepared = this.variables.of(fn).every(({ at, touch }) => at < first && touch.effect === 'read');
    const isOnly = isAll && isAlone && !calls.some((call) => this.usesMore(call));
    return !generator && awaits.length === 0 && isOnly && isPrepared && this.areOneUse(waiting);
  }

  /** A look at a file before it is read, and a folder that is made for what is written, are parts of the step. */
  private areOneUse(calls: readonly CallId[]): boolean {
    const touches = calls.map((call) => this.filesAt(call).filter(({ forgiving }) => !forgiving));
    const used = touches.flat();
    // Who is always given the same file takes a lock for it itself.
    if (new Set(used.map(({ location }) => location.key)).size < 2) return false;
    const isLook = ({ effect, measures }: Touch): boolean => effect === 'look' && !measures;
    const acts = touches.filter((some) => some.some((touch) => !isLook(touch)));
    const isOnlyRead = used.every((touch) => isLook(touch) || touch.effect === 'read');
    const isStep = acts.length <= 1 && (isOnlyRead || !used.some(isLook));
    return calls.length === 1 || (isStep && !used.some(({ location }) => this.mayVanish(location)));
  }

  private readonly mayVanish = memoisedBy((location: Location): boolean =>
    this.removed().some((other) => mayAlias(other, location)),
  );

  private removed(): readonly Location[] {
    this.gone ??= [...this.touching.keys()]
      .flatMap((call) => this.filesAt(call))
      .filter(({ effect }) => effect === 'remove')
      .map(({ location }) => location);
    return this.gone;
  }

  private gone: readonly Location[] | undefined;
}
