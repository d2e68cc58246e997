import { MODEL } from '../../language/query-builders';
import { pathOf, type Program } from '../../program';
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

  /** Keeps what the program stores under names of its own, methods of documents among it. */
  listen(): void {
    this.solver.onKept((value, field, by) => {
      if (by === 'model') this.bindSelf(value, this.solver.values.external(MODEL));
      if (by === 'document') this.keep(value, field);
      else this.escapes.keep(value, field, by);
    });
  }

  /** Keeps a method under its name; views that call one of that name do not wait for it. */
  private keep(value: number, field: string): void {
    // A document is made anew for each request that looks for it.
    this.bindSelf(value, this.solver.values.given());
    if (this.links.calledInViews.has(field)) this.escapes.hide(value);
    else this.escapes.keep(value, field, 'document');
  }

  private bindSelf(value: number, self: number): void {
    const known = this.solver.values.get(value);
    if (known.kind !== 'function') return;
    this.solver.add(this.links.node(pathOf(known.fn), this.program.fn(known.fn).thisNode), self);
  }
}
