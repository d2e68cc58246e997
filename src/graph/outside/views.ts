import { callId } from '../../program';
import type { CallFacts, CallId, FileFacts, FunctionId } from '../../types';
import { isRender } from '../../language/views';
import type { Solver } from '../points-to/solve';
import type { Told } from './emitters';

/** Deeper than this in an object are no helpers, but what those use. */
const DEEPEST = 2;

/**
 * Functions that the program keeps in the variables of all its views are called by the calls that render, if a view calls
 * one by that name.
 */
// Matches: app.locals.asset = (name) => …; … res.render('page'), where the page has <%= asset('app.css') %>
export class Views {
  readonly told: Told[] = [];
  private readonly helpers = new Set<FunctionId>();
  private readonly renders = new Set<CallId>();
  /** Nodes with the name under which views know them, and objects, by the depth at which each was first examined. */
  private readonly examined = new Map<string | number, number>();

  /** `called` are the names of functions that views call. */
  constructor(
    private readonly solver: Solver,
    private readonly called: ReadonlySet<string>,
  ) {
    if (called.size > 0) solver.onLocals((field, node) => this.keep(field, node, 0));
  }

  /** Examines a call that may render a view. */
  connect(file: FileFacts, call: CallFacts, path: string): void {
    const id = callId(file.path, call.index);
    if (this.called.size === 0 || this.renders.has(id) || !isRender(path, call.text)) return;
    this.renders.add(id);
    for (const fn of this.helpers) this.told.push({ call: id, fn });
  }

  /** Notes a function that views call by its name. */
  add(fn: FunctionId): void {
    if (this.helpers.has(fn)) return;
    this.helpers.add(fn);
    for (const call of this.renders) this.told.push({ call, fn });
  }

  /** Without a field, the values at the node are the variables. */
  private keep(field: string | undefined, node: number, depth: number): void {
    if (!this.isNew(`${node} ${field}`, depth)) return;
    this.solver.listen(node, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'function' && field !== undefined && this.called.has(field)) this.add(known.fn);
      if (known.kind === 'object') this.keepMembers(value, depth);
    });
  }

  private keepMembers(value: number, depth: number): void {
    if (depth > DEEPEST || !this.isNew(value, depth)) return;
    this.solver.listenFields(value, (field, node) => this.keep(field, node, depth + 1));
    this.solver.listen(this.solver.prototypeNode(value), (above) => {
      if (this.solver.values.get(above).kind === 'object') this.keepMembers(above, depth);
    });
  }

  /** Objects may hold themselves, be the prototypes of others, and be found on many ways. */
  private isNew(examined: string | number, depth: number): boolean {
    if ((this.examined.get(examined) ?? Infinity) <= depth) return false;
    this.examined.set(examined, depth);
    return true;
  }
}
