import { isWithin } from '../../program';
import type { CallId, LocalFacts } from '../../types';
import type { Effects } from '../effects/effects';
import type { Event } from '../effects/events';
import { mayAlias, type Location } from '../effects/locations';
import type { Likeness } from './conflicts';
import { CompleteRuns, type CompleteRun } from './complete-runs';
import type { LiveCalls } from './live-calls';
import { areOpposites } from './opposites';

/**
 * Recognises calls whose accesses to a location are complete runs of one function, so that it does not matter what runs
 * between them: `setting('port')` and `setting('host')`, each of which reads the file and adds what is missing.
 */
export class SelfContainedCalls {
  /** Memoised by call and location, because each call is compared with all others of its function. */
  private readonly known = new Map<CallId, Map<Location, readonly CompleteRun[]>>();

  private readonly runs: CompleteRuns;

  constructor(
    private readonly effects: Effects,
    private readonly calls: LiveCalls,
  ) {
    this.runs = new CompleteRuns(effects, calls);
  }

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
    const found = this.runs.of(call, place);
    if (there.length === 0) return found;
    const [fn, ...others] = new Set(there.map((one) => one.fn));
    if (found.length > 0 || others.length > 0) return [];
    return [{ fn, takesData: true, returnsData: !this.calls.callOf(call).position.unused }];
  }
}
