import type { FileFacts, HandlerRow } from '../../types';
import type { Solver } from '../points-to/solve';

/** What runs before tests, and behind them. */
const HOOK = /^(?:(?:before|after)(?:Each|All)?|(?:suiteS|s)etup|(?:suiteT|t)eardown)$/;

/** What is `this` in functions that frameworks call. */
export class OwnThis {
  /** By file of tests, the object that all of them share. */
  private readonly contexts = new Map<string, number>();
  /** All of these objects. */
  private readonly all: number;

  constructor(private readonly solver: Solver) {
    this.all = solver.nodes(1);
  }

  bind({ ownThis, self, sharedThis }: HandlerRow, file: FileFacts, node: number): void {
    if (ownThis) this.solver.add(node, this.solver.values.given());
    if (self !== undefined) this.solver.add(node, this.solver.values.external(self));
    if (sharedThis) this.share(file, node);
  }

  /** Tests that others prepare in another file may be those of any. */
  // Matches: beforeEach(function () { this.store = new Store(); }); it('loads', function () { this.store.load('a'); })
  private share({ path, calls }: FileFacts, node: number): void {
    if (!calls.some(({ name }) => HOOK.test(name))) return this.solver.copy(node, this.all);
    const known = this.contexts.get(path) ?? this.solver.values.add({ kind: 'object' });
    this.contexts.set(path, known);
    this.solver.add(this.all, known);
    this.solver.add(node, known);
  }
}
