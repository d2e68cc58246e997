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
      // A document is made anew for each request that looks for it.
      if (by === 'document') this.bindSelf(value, this.solver.values.given());
      if (by === 'model') this.bindSelf(value, this.solver.values.external(MODEL));
      const isOfDatabase = by === 'document' || by === 'model';
      // Views do not wait, and nobody would make a file wait that was not read.
      if (isOfDatabase && this.isCalledUnseen(field)) this.escapes.hide(value);
      else this.escapes.keep(value, field, by);
    });
  }

  private isCalledUnseen(name: string): boolean {
    const { calledInViews, calledUnread } = this.links.unseen;
    return calledInViews.has(name) || calledUnread(name);
  }

  private bindSelf(value: number, self: number): void {
    const known = this.solver.values.get(value);
    if (known.kind !== 'function') return;
    this.solver.add(this.links.node(pathOf(known.fn), this.program.fn(known.fn).thisNode), self);
  }
}
