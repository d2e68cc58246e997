import { memoisedBy } from '../../memoised';
import type { CallGraph, Entry, Hazard } from '../../types';
import type { Effects } from '../effects/effects';
import { isChange } from '../effects/file-uses';
import { TouchSet } from '../effects/touch-set';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import { throwsIn } from './decisions';
import type { Handled } from './handled';
import { comesBefore } from './handler-order';
import type { MiddlewareLooks } from './middleware-looks';
import { middlewaresOf } from './middlewares';
import { isErrorHandler, isNextError, nextOf } from './next-calls';
import { SetVariables } from './set-variables';
import { stateHazard } from './state-hazard';

/**
 * A handler that failed ran in one go with the error handler behind it. Once one of them waits, what the handler set before may be
 * that of another request, and what it looked at may have been changed. Any call may throw, so all that a handler sets counts.
 */
// Matches: page = req.path; throw new Error('no page'), and app.use(async (error, req, res, next) => { await log(error); res.send(page); })
export class ErrorHandlers {
  private readonly variables: SetVariables;
  private readonly setBy = new Map<Entry, TouchSet>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly looks: MiddlewareLooks,
    private readonly handled: Handled,
  ) {
    this.variables = new SetVariables(graph, effects);
  }

  get areThere(): boolean {
    return this.graph.entries.some((entry) => this.has(entry));
  }

  /** Whether an entry is one that handles errors. */
  has(entry: Entry): boolean {
    return isErrorHandler(this.graph.program.fn(entry.fn), entry);
  }

  /** What handlers above set, and an error handler does with it later, behind a wait that is new. */
  find(handler: Entry, later: TouchSet): Hazard | undefined {
    for (const entry of middlewaresOf(this.graph).above(handler)) {
      const shared = this.read(this.setIn(entry), later).or(this.lost(entry, Infinity, handler, later));
      if (!shared.isEmpty) return this.hazard(entry, shared);
    }
    return undefined;
  }

  /** What a handler has looked at until a wait that is new, and an error handler behind it changes. */
  // Matches: const tries = load(); throw new Refused(tries), and app.use((error, req, res, next) => { error.tries.count += 1; save(error.tries); … })
  changed(entry: Entry, { start, end }: Pause): Hazard | undefined {
    if (this.has(entry) || !this.fails(entry)) return undefined;
    for (const handler of this.behind(entry)) {
      const shared = this.lost(entry, end, handler, this.handled.by(handler.fn), start);
      if (!shared.isEmpty) return this.hazard(entry, shared);
    }
    return undefined;
  }

  private hazard(entry: Entry, shared: TouchSet): Hazard {
    const { line } = this.graph.program.fn(entry.fn);
    return stateHazard(this.effects, { entry, line }, shared);
  }

  /** Memoised, because each wait asks. */
  private readonly behind = memoisedBy((entry: Entry): readonly Entry[] =>
    this.graph.entries.filter((other) => this.has(other) && comesBefore(this.graph, entry, other)),
  );

  /** Whether it fails may depend on all that it has looked at since its last wait. */
  private lost(entry: Entry, until: number, handler: Entry, later: TouchSet, at = until): TouchSet {
    if (!this.fails(entry)) return TouchSet.union([]);
    const waits = waitsOf(this.graph).of(entry.fn);
    const from = Math.max(0, ...waits.filter((end) => end <= at));
    const looked = this.looks.usedIn(entry.fn, from, until);
    return this.looks.lostIn(looked, later, handler.fn, { entry, from, decidesUntil: until });
  }

  /** Whether a handler fails on purpose, and not only because something that it uses does. */
  // Matches: throw new Refused(tries); next(new Refused(tries));
  private fails(entry: Entry): boolean {
    const { program } = this.graph;
    const fn = program.fn(entry.fn);
    const next = nextOf(fn, entry);
    const isOwn = program.fileOf(entry.fn).throwing.includes(fn.index) || throwsIn(this.graph, entry.fn).length > 0;
    return isOwn || program.callsIn(entry.fn).some((call) => call.text === next && isNextError(call));
  }

  private read(changed: TouchSet, later: TouchSet): TouchSet {
    const { sets } = this.effects;
    return sets.near(changed).and(later.and(sets.where((touch) => !isChange(touch))));
  }

  private setIn(entry: Entry): TouchSet {
    const known = this.setBy.get(entry) ?? this.variables.within(entry.fn, () => true);
    this.setBy.set(entry, known);
    return known;
  }
}
