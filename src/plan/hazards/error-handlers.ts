import type { CallGraph, Entry, Hazard } from '../../types';
import type { Effects } from '../effects/effects';
import { isChange } from '../effects/file-uses';
import { TouchSet } from '../effects/touch-set';
import { middlewaresOf } from './middlewares';
import { isErrorHandler } from './next-calls';
import { SetVariables } from './set-variables';
import { stateHazard } from './state-hazard';

/**
 * A handler that failed ran in one go with the error handler behind it. Once that waits, what the handler set before may be that
 * of another request. Any call may throw, so all that a handler sets counts.
 */
// Matches: page = req.path; throw new Error('no page'), and app.use(async (error, req, res, next) => { await log(error); res.send(page); })
export class ErrorHandlers {
  private readonly variables: SetVariables;
  private readonly setBy = new Map<Entry, TouchSet>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
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
      const shared = this.read(this.setIn(entry), later);
      const { line } = this.graph.program.fn(entry.fn);
      if (!shared.isEmpty) return stateHazard(this.effects, { entry, line }, shared);
    }
    return undefined;
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
