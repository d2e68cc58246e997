import { isWithin } from '../../program';
import type { CallId, Edge, FunctionId, LocalFacts } from '../../types';
import { isChange } from '../effects/file-uses';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { mayAlias, type Location } from '../effects/locations';
import type { TouchSet } from '../effects/touch-set';
import type { Likeness } from './conflicts';
import { CONSTANT, type LiveCalls } from './live-calls';
import { areOpposites } from './opposites';

/** With this many functions involved, none of them does all of it, and following them takes minutes. */
const MOST = 128;

/** A function that makes all accesses of a call to a location. */
interface CompleteRun {
  readonly fn: FunctionId;
  /** Its callers may pass it data about the location. */
  readonly takesData: boolean;
  /** What it gives may come to those who make the call. */
  readonly returnsData: boolean;
}

/** The uses of a location, memoised for a size of the universe of touches. */
interface Uses {
  readonly size: number;
  readonly changes: TouchSet;
  readonly others: TouchSet;
}

/** A step on a path from a call to its accesses. */
interface Step {
  readonly edge: Edge;
  /** Its caller may be passed data. */
  readonly takesData: boolean;
  /** The result of its caller may reach the code that makes the call. */
  readonly returnsData: boolean;
}

/**
 * Recognises calls whose accesses to a location are complete runs of one function, so that it does not matter what runs
 * between them: `setting('port')` and `setting('host')`, each of which reads the file and adds what is missing.
 */
export class SelfContainedCalls {
  /** Memoised by call and location, because each call is compared with all others of its function. */
  private readonly known = new Map<CallId, Map<Location, readonly CompleteRun[]>>();

  private readonly uses = new Map<Location, Uses>();

  constructor(
    private readonly effects: Effects,
    private readonly calls: LiveCalls,
  ) {}

  /** What two events have in common, as far as they are calls. */
  compared(first: Event, second: Event): Likeness {
    const [one, other] = [first.call, second.call];
    const areCalls = one !== undefined && other !== undefined;
    return {
      areOfOne: () => areCalls && this.calls.haveCommonCallee(one, other),
      areOneAt: (place) => this.areOne(first, second, place),
      areOpposites: () => areCalls && areOpposites(this.calls, one, other),
    };
  }

  private areOne(first: Event, second: Event, place: Location): boolean {
    const others = this.completeRunsOf(second, place);
    return this.completeRunsOf(first, place).some((one) => {
      const other = others.find(({ fn }) => fn === one.fn);
      if (!other) return false;
      if (!other.takesData || !one.returnsData) return true;
      return !this.learns(first.call as CallId, second.call as CallId) && !this.decides(first, second);
    });
  }

  /** Whether the second of two calls about the same thing may depend on what the first one found. */
  // Matches: if (command('has', id)) return; command('add', id), and not: if (setting('secure')) listen(setting('port'))
  private decides({ at, call: first }: Event, { at: then, call: second }: Event): boolean {
    const [one, other] = [first, second].map((call) => this.calls.givenTo(call as CallId));
    return one.some((text) => other.includes(text)) && !this.calls.isAlwaysBehind(first as CallId, at, then);
  }

  /** Whether the result of the first call may flow into the arguments of the second. */
  // Matches: const n = setting('n'); setting('n', n + 1)
  private learns(first: CallId, second: CallId): boolean {
    const { span } = this.calls.callOf(first);
    const { span: told } = this.calls.callOf(second);
    // Matches: setting('n', setting('n') + 1)
    if (first !== second && isWithin(span, told)) return true;
    const start = this.calls.statementOf(first);
    const names = this.calls.namesIn(second);
    // In a loop, code after a call also runs before it.
    const isBetween = (at: number): boolean => first === second || (at >= start && at < told.start);
    const isFresh = ({ declared, writes, changes }: LocalFacts): boolean =>
      [...(first === second ? [] : [declared]), ...writes, ...changes].some(isBetween);
    return this.calls.localsAround(second).some((local) => names.has(local.name) && isFresh(local));
  }

  private completeRunsOf({ own, direct, call }: Event, place: Location): readonly CompleteRun[] {
    if (own || direct || call === undefined) return [];
    const places = this.known.get(call) ?? new Map<Location, readonly CompleteRun[]>();
    const known = places.get(place) ?? this.runsOf(call, place);
    this.known.set(call, places.set(place, known));
    return known;
  }

  /** Functions that get the location as an argument, or that the call leads to. */
  private runsOf(call: CallId, place: Location): readonly CompleteRun[] {
    const there = this.effects.passedAt(call).filter(({ touch }) => mayAlias(touch.location, place));
    const found = this.find(call, place);
    if (there.length === 0) return found;
    const [fn, ...others] = new Set(there.map((one) => one.fn));
    if (found.length > 0 || others.length > 0) return [];
    return [{ fn, takesData: true, returnsData: !this.calls.callOf(call).position.unused }];
  }

  /** From the function that is called to the innermost one, level by level. */
  private find(call: CallId, place: Location): readonly CompleteRun[] {
    const runs: CompleteRun[] = [];
    const leaves: CompleteRun[] = [];
    const seen = new Set<string>();
    let level: Step[] = this.calls.edgesOf(call).map((edge) => ({ edge, takesData: true, returnsData: true }));
    while (level.length > 0) {
      const steps = level.map((step) => this.runAt(step));
      if (leaves.length === 0) runs.push(...theOnlyOne(steps));
      level = [];
      for (const run of steps) {
        const visit = `${run.fn} ${run.takesData} ${run.returnsData}`;
        if (seen.has(visit)) continue;
        if (seen.add(visit).size > MOST || this.isShared(run.fn, place)) return [];
        const inner = this.innerOf(run.fn, place);
        if (inner) level.push(...inner.map((edge) => ({ ...run, edge })));
        else leaves.push(run);
      }
    }
    return [...runs, ...theOnlyOne(leaves)];
  }

  /** What is known of a function behind a step to it. */
  private runAt({ edge, takesData, returnsData }: Step): CompleteRun {
    const { args, position } = this.calls.callOf(edge.call);
    return {
      fn: edge.callee,
      takesData: takesData && !args.every(({ kind }) => CONSTANT.test(kind)),
      returnsData: returnsData && !position.unused,
    };
  }

  /** The edges by which a function makes all its accesses to a location, if each of them both reads and changes it. */
  private innerOf(fn: FunctionId, place: Location): readonly Edge[] | undefined {
    if (this.effects.ownSetOf(fn).meets(this.effects.sets.at(place))) return undefined;
    const inner: Edge[] = [];
    for (const edge of this.calls.edgesFrom(fn)) {
      const touched = this.effects.touchSetOf(edge.callee);
      const { changes, others } = this.usesAt(place);
      const [isChanged, isSeen] = [touched.meets(changes), touched.meets(others)];
      if (isChanged !== isSeen) return undefined;
      if (isChanged) inner.push(edge);
    }
    return inner;
  }

  /** One run of the function looks at the location, and another one changes it, as one call in it runs this or that. */
  // Matches: (step) => step(job), where one of the steps reads what another one sets
  private isShared(fn: FunctionId, place: Location): boolean {
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
    const uses = { size: sets.size, changes: there.and(isAnyChange), others: there.without(isAnyChange) };
    this.uses.set(place, uses);
    return uses;
  }
}

/** The function of some runs, where they are all of one. */
function theOnlyOne(runs: readonly CompleteRun[]): readonly CompleteRun[] {
  const [first, ...others] = runs;
  if (!first || others.some(({ fn }) => fn !== first.fn)) return [];
  return [
    { fn: first.fn, takesData: runs.some((run) => run.takesData), returnsData: runs.some((run) => run.returnsData) },
  ];
}
