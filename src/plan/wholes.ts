import { isWithin } from '../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId, LocalFacts } from '../types';
import { isChange } from './file-uses';
import type { Effects } from './effects';
import type { Event } from './events';
import type { Location } from './locations';
import { NO_TOUCH, type TouchSet } from './touch-sets';
import type { Waits } from './waits';

// Matches: 'en', 3, true, null
const CONSTANT = /^(?:string|number|boolean|null)$/;

const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** The calls of a program, as far as they are made for requests. */
export class LiveCalls {
  constructor(
    private readonly graph: CallGraph,
    private readonly waits: Waits,
    private readonly isLive: (fn: FunctionId) => boolean,
  ) {}

  callOf(id: CallId): CallFacts {
    return this.graph.program.call(id);
  }

  /** What a function calls. */
  edgesFrom(fn: FunctionId): readonly Edge[] {
    return (this.graph.from.get(fn) ?? []).filter(({ callee }) => this.isLive(callee));
  }

  edgesOf(call: CallId): readonly Edge[] {
    return this.waits.edgesOf(call).filter(({ callee }) => this.isLive(callee));
  }

  /** Where the innermost statement around a call begins. */
  statementOf(id: CallId): number {
    const { span, fn } = this.callOf(id);
    const lists = this.graph.program.fileOf(id).statements.filter((list) => list.fn === fn);
    const around = lists.flatMap(({ items }) => items.filter((item) => isWithin(span, item.span)));
    return Math.max(...around.map((item) => item.span.start), -1);
  }

  /** The variables of the functions in its file. */
  localsAround(id: CallId): readonly LocalFacts[] {
    return this.graph.program.fileOf(id).locals;
  }
}

/** The functions found so far that do all that is done to a place, and whether one of them may be told what to do there. */
interface Found {
  readonly fns: Set<FunctionId>;
  told: boolean;
}

/**
 * Tells calls that do to a place what one function does, each time all of it, so that it does not matter who calls it
 * meanwhile: `setting('port')` and `setting('host')`, each of which reads the file and adds what is missing.
 */
export class Wholes {
  constructor(
    private readonly effects: Effects,
    private readonly calls: LiveCalls,
  ) {}

  areOne(first: Event, second: Event, place: Location): boolean {
    const [one, other] = [this.wholesOf(first, place), this.wholesOf(second, place)];
    if (!one || !other || new Set([...one.fns, ...other.fns]).size !== 1) return false;
    return !other.told || !this.learns(first.call as CallId, second.call as CallId);
  }

  /** What the first call gives may be a part of what the second is told. */
  // Matches: const n = setting('n'); setting('n', n + 1)
  private learns(first: CallId, second: CallId): boolean {
    const { span, position } = this.calls.callOf(first);
    if (position.unused) return false;
    const { text, args, span: told } = this.calls.callOf(second);
    // Matches: setting('n', setting('n') + 1)
    if (first !== second && isWithin(span, told)) return true;
    const start = this.calls.statementOf(first);
    const names = new Set([text, ...args.map((arg) => arg.text)].flatMap((part) => part.match(NAME) ?? []));
    // Around a loop, what comes behind a call in the text comes before it, too.
    const isBetween = (at: number): boolean => first === second || (at >= start && at < told.start);
    const isFresh = ({ declared, writes, changes }: LocalFacts): boolean =>
      [...(first === second ? [] : [declared]), ...writes, ...changes].some(isBetween);
    return this.calls.localsAround(second).some((local) => names.has(local.name) && isFresh(local));
  }

  private wholesOf({ own, direct, call }: Event, place: Location): Found | undefined {
    if (own || direct || call === undefined) return undefined;
    const found: Found = { fns: new Set(), told: false };
    this.follow(this.calls.edgesOf(call), place, found, new Set());
    return found;
  }

  private follow(edges: readonly Edge[], place: Location, found: Found, seen: Set<string>, isTold = true): void {
    for (const { callee, call } of edges) {
      const told = isTold && !this.calls.callOf(call).args.every(({ kind }) => CONSTANT.test(kind));
      if (seen.has(`${callee} ${told}`)) continue;
      seen.add(`${callee} ${told}`);
      const inner = this.calls.edgesFrom(callee).filter((edge) => this.touchesAt(edge.callee, place) !== NO_TOUCH);
      if (this.isOuter(callee, inner, place)) {
        this.follow(inner, place, found, seen, told);
      } else {
        found.fns.add(callee);
        found.told ||= told;
      }
    }
  }

  /** All that it does there is done by functions that look at the place and change it, each for itself. */
  private isOuter(fn: FunctionId, inner: readonly Edge[], place: Location): boolean {
    const isOwn = (this.effects.ownSetOf(fn) & this.effects.sets.at(place)) !== NO_TOUCH;
    return !isOwn && inner.every(({ callee }) => this.updates(callee, place));
  }

  private updates(fn: FunctionId, place: Location): boolean {
    const [touches, changes] = [this.touchesAt(fn, place), this.effects.sets.where(isChange)];
    return (touches & changes) !== NO_TOUCH && (touches & ~changes) !== NO_TOUCH;
  }

  private touchesAt(fn: FunctionId, place: Location): TouchSet {
    return this.effects.touchSetOf(fn) & this.effects.sets.at(place);
  }
}
