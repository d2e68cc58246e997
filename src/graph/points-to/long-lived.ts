import { appendTo } from '../../grouped';
import { functionId, pathOf, type Program } from '../../program';
import type { FunctionId } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from './solve';
import { isGiven, isOutside } from './values';

/** What decides which objects outlive the call that made them. */
export interface Surroundings {
  readonly program: Program;
  readonly solver: Solver;
  readonly links: Links;
  /** Whether other code may keep a value. */
  readonly mayBeKept: (value: number) => boolean;
  /** Whether each call of a function belongs to one request. */
  readonly perRequest: (fn: FunctionId) => boolean;
  /** Functions that run beside the one that made them, or beside themselves: listeners, handlers, promises left alone. */
  readonly apart: ReadonlySet<FunctionId>;
  /** Those of them that run one after the other for a request, and have what it keeps. */
  readonly inTurn: ReadonlySet<FunctionId>;
  /** Whether a file is a test: what that keeps, no request gets. */
  readonly isOfTests: (path: string) => boolean;
  /** The nodes in prototypes of what each object has for itself. */
  readonly ofEach: ReadonlySet<number>;
}

/** Who has objects. */
export interface Lifetimes {
  /**
   * Values that any request may get at: from a variable of a module, from other code, or from a function that is kept. All
   * others belong to one request, like its local variables (escape analysis: https://dl.acm.org/doi/10.1145/320385.320386).
   */
  readonly shared: ReadonlySet<number>;
  /** Of the others: the functions running beside those that made them which have them, too. */
  readonly holders: ReadonlyMap<number, ReadonlySet<FunctionId>>;
  /** The nodes of what any request may get at, in variables and in shared values. */
  readonly places: () => Iterable<number>;
}

/** Finds out who has objects. */
export function lifetimesOf(around: Surroundings): Lifetimes {
  return new Search(around).run();
}

class Search {
  private readonly shared = new Set<number>();
  private readonly holders = new Map<number, Set<FunctionId>>();
  /** By value: the nodes of its fields and of what it inherits. */
  private readonly held = new Map<number, number[]>();
  /** By function: the nodes of variables of functions around it that it uses. */
  private readonly usedBy = new Map<FunctionId, number[]>();
  private readonly keptInRequests: ReadonlySet<number>;

  constructor(private readonly around: Surroundings) {
    for (const [value, node] of around.solver.heldNodes())
      if (!around.ofEach.has(node)) appendTo(this.held, value, node);
    for (const { path, captured } of around.program.all)
      for (const { node, by } of captured)
        for (const fn of by) appendTo(this.usedBy, functionId(path, fn), around.links.node(path, node));
    this.keptInRequests = around.solver.keptInRequestsOnly();
  }

  run(): Lifetimes {
    for (const value of this.roots()) this.shared.add(value);
    // The set grows while it is iterated: a work list.
    for (const value of this.shared) for (const held of this.heldBy(value)) this.shared.add(held);
    for (const fn of this.around.apart) this.note(fn);
    return { shared: this.shared, holders: this.holders, places: () => this.places() };
  }

  private *places(): Generator<number> {
    yield* this.variables();
    for (const value of this.shared) yield* this.held.get(value) ?? [];
  }

  /** The nodes of exports, and of variables that outlive a request. */
  private *variables(): Generator<number> {
    const { program, links, perRequest, isOfTests } = this.around;
    for (const { path, captured } of program.all) {
      if (isOfTests(path)) continue;
      yield links.exportsNode(path);
      for (const { node, home } of captured)
        if (home === 0 || !perRequest(functionId(path, home))) yield links.node(path, node);
    }
  }

  private *roots(): Generator<number> {
    const { solver, mayBeKept } = this.around;
    for (const node of this.variables()) yield* this.valuesAt(node);
    for (const [, node] of solver.foreign.entries())
      for (const value of this.valuesAt(node)) if (!this.keptInRequests.has(value)) yield value;
    for (const [value, known] of solver.values.all()) if (!isOutside(known) && mayBeKept(value)) yield value;
  }

  /** What can be reached from a value at once: its fields, and what a function uses of those around it. */
  private *heldBy(value: number): Generator<number> {
    const known = this.around.solver.values.get(value);
    for (const node of this.held.get(value) ?? []) yield* this.valuesAt(node);
    if (known.kind === 'function') for (const node of this.usedBy.get(known.fn) ?? []) yield* this.valuesAt(node);
    if (known.kind === 'class' && this.around.mayBeKept(value)) yield known.instance;
  }

  /** Notes a function as a holder of all that it has to work with and that is not shared anyway. */
  private note(id: FunctionId): void {
    const { program, links } = this.around;
    const { thisNode, paramNodes, restNode } = program.fn(id);
    const own = [thisNode, ...paramNodes, ...(restNode < 0 ? [] : [restNode])].map((node) =>
      links.node(pathOf(id), node),
    );
    const nodes = [...own, ...(this.usedBy.get(id) ?? [])];
    const reached = new Set(nodes.flatMap((node) => [...this.valuesAt(node)]));
    if (nodes.some((node) => this.hasRequest(node)) && !this.around.inTurn.has(id))
      for (const value of this.keptInRequests) reached.add(value);
    for (const value of reached) {
      if (this.shared.has(value)) continue;
      const known = this.holders.get(value) ?? new Set();
      this.holders.set(value, known.add(id));
      for (const held of this.heldBy(value)) reached.add(held);
    }
  }

  private hasRequest(node: number): boolean {
    const { solver } = this.around;
    return solver.valuesAt(node).some((value) => isGiven(solver.values.get(value)));
  }

  private *valuesAt(node: number): Generator<number> {
    const { solver } = this.around;
    for (const value of solver.valuesAt(node)) if (!isOutside(solver.values.get(value))) yield value;
  }
}
