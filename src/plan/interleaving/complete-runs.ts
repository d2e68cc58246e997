import type { CallId, Edge, FunctionId } from '../../types';
import { isChange } from '../effects/file-uses';
import type { Effects } from '../effects/effects';
import type { Location } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';
import { CONSTANT, type LiveCalls } from './live-calls';

/** With this many functions involved, none of them does all of it, and following them takes minutes. */
const MOST = 128;

/** A function that makes all accesses of a call to a location. */
export interface CompleteRun {
  readonly fn: FunctionId;
  /** Its callers may pass it data about the location. */
  readonly takesData: boolean;
  /** What it gives may come to those who make the call. */
  readonly returnsData: boolean;
}

/** The uses of a location, and what was found out by them, memoised for a size of the universe of touches. */
interface Uses {
  readonly size: number;
  readonly changes: TouchSet;
  readonly others: TouchSet;
  readonly inner: Map<FunctionId, readonly CompleteRun[] | undefined>;
  readonly shared: Map<FunctionId, boolean>;
}

/** Finds the functions that make all accesses of a call to a location. */
export class CompleteRuns {
  private readonly uses = new Map<Location, Uses>();

  constructor(
    private readonly effects: Effects,
    private readonly calls: LiveCalls,
  ) {}

  /** From the function that is called to the innermost one, level by level. */
  of(call: CallId, place: Location): readonly CompleteRun[] {
    const runs: CompleteRun[] = [];
    const leaves: CompleteRun[] = [];
    const seen = new Set<string>();
    let level = distinct(this.calls.edgesOf(call).map((edge) => this.runAt(edge)));
    while (level.length > 0) {
      if (leaves.length === 0) runs.push(...theOnlyOne(level));
      const next: CompleteRun[] = [];
      for (const run of level) {
        const visit = keyOf(run);
        if (seen.has(visit)) continue;
        if (seen.add(visit).size > MOST || this.isShared(run.fn, place)) return [];
        const inner = this.innerOf(run.fn, place);
        if (inner) next.push(...inner.map((one) => within(run, one)));
        else leaves.push(run);
      }
      level = distinct(next);
    }
    return [...runs, ...theOnlyOne(leaves)];
  }

  /** What is known of a function by an edge to it. */
  private runAt({ call, callee }: Edge): CompleteRun {
    const { args, position } = this.calls.callOf(call);
    return {
      fn: callee,
      takesData: !args.every(({ kind }) => CONSTANT.test(kind)),
      returnsData: !position.unused,
    };
  }

  private innerOf(fn: FunctionId, place: Location): readonly CompleteRun[] | undefined {
    const { inner } = this.usesAt(place);
    if (!inner.has(fn)) inner.set(fn, this.findInner(fn, place));
    return inner.get(fn);
  }

  /** What a function runs to make all its accesses to a location, if each of them both reads and changes it. */
  private findInner(fn: FunctionId, place: Location): readonly CompleteRun[] | undefined {
    if (this.effects.ownSetOf(fn).meets(this.effects.sets.at(place))) return undefined;
    const inner: Edge[] = [];
    for (const edge of this.calls.edgesFrom(fn)) {
      const touched = this.effects.touchSetOf(edge.callee);
      const { changes, others } = this.usesAt(place);
      const [isChanged, isSeen] = [touched.meets(changes), touched.meets(others)];
      if (isChanged !== isSeen) return undefined;
      if (isChanged) inner.push(edge);
    }
    return distinct(inner.map((edge) => this.runAt(edge)));
  }

  private isShared(fn: FunctionId, place: Location): boolean {
    const { shared } = this.usesAt(place);
    const known = shared.get(fn) ?? this.findShared(fn, place);
    shared.set(fn, known);
    return known;
  }

  /** One run of the function looks at the location, and another one changes it, as one call in it runs this or that. */
  // Matches: (step) => step(job), where one of the steps reads what another one sets
  private findShared(fn: FunctionId, place: Location): boolean {
    const { changes, others } = this.usesAt(place);
    const only = new Map<CallId, Set<boolean>>();
    for (const { call, callee } of this.calls.edgesFrom(fn)) {
      if (this.calls.runsAll(call)) continue;
      const touched = this.effects.touchSetOf(callee);
      const isChanged = touched.meets(changes);
      if (isChanged !== touched.meets(others)) only.set(call, (only.get(call) ?? new Set<boolean>()).add(isChanged));
    }
    return [...only.values()].some((kinds) => kinds.size > 1);
  }

  /** A touch met for the first time may be of the location, too. */
  private usesAt(place: Location): Uses {
    const { sets } = this.effects;
    const known = this.uses.get(place);
    if (known?.size === sets.size) return known;
    const [there, isAnyChange] = [sets.at(place), sets.where(isChange)];
    const [changes, others] = [there.and(isAnyChange), there.without(isAnyChange)];
    const uses = { size: sets.size, changes, others, inner: new Map(), shared: new Map() };
    this.uses.set(place, uses);
    return uses;
  }
}

function keyOf({ fn, takesData, returnsData }: CompleteRun): string {
  return `${fn} ${takesData} ${returnsData}`;
}

/** Calls of one function in the same way count once. */
function distinct(runs: readonly CompleteRun[]): readonly CompleteRun[] {
  return runs.length < 2 ? runs : [...new Map(runs.map((run) => [keyOf(run), run])).values()];
}

/** A run that another one makes: its callers are those of both. */
function within(outer: CompleteRun, { fn, takesData, returnsData }: CompleteRun): CompleteRun {
  return { fn, takesData: outer.takesData && takesData, returnsData: outer.returnsData && returnsData };
}

/** The function of some runs, where they are all of one. */
function theOnlyOne(runs: readonly CompleteRun[]): readonly CompleteRun[] {
  const [first, ...others] = runs;
  if (!first || others.some(({ fn }) => fn !== first.fn)) return [];
  return [
    { fn: first.fn, takesData: runs.some((run) => run.takesData), returnsData: runs.some((run) => run.returnsData) },
  ];
}
