import { pathOf, type Program } from '../../program';
import type { FunctionId } from '../../types';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';
import type { Escapes } from './escapes';

/** Methods that the program gives to the documents of a database, in their schema. */
// Matches: schema.methods.setPassword = function (password) { this.hash = …; }
export class Documents {
  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly escapes: Escapes,
  ) {}

  /** Keeps a method under its name; views that call one of that name do not wait for it. */
  keep(value: number, field: string): void {
    const known = this.solver.values.get(value);
    if (known.kind === 'function') this.bindSelf(known.fn);
    if (this.links.calledInViews.has(field)) this.escapes.hide(value);
    else this.escapes.keep(value, field, 'document');
  }

  /** A document is made anew for each request that looks for it. */
  private bindSelf(fn: FunctionId): void {
    const node = this.links.node(pathOf(fn), this.program.fn(fn).thisNode);
    this.solver.add(node, this.solver.values.given());
  }
}
