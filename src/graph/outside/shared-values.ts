import { pathOf, type Program } from '../../program';
import type { FunctionId, HandlerRow } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';
import { EVERY } from './row-fields';

/** What a program gives to outside code, which passes it to handlers: the context of GraphQL, for example. */
export class SharedValues {
  private readonly unknown: number;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
  ) {
    this.unknown = solver.values.external(UNKNOWN);
  }

  /** Handlers find the values at a node under a name, or are given them. All values of unknown origin share their fields. */
  of(node: number, name: string): void {
    const anything = this.solver.nodeOf(this.unknown);
    if (name === EVERY) this.solver.merge(anything, node);
    else this.solver.store(anything, name, node);
  }

  /** Handlers find what is in some fields of options, or are given it. Returns all fields of which something is known. */
  // Matches: options of server.register({ plugin, options: { store: new Store() } })
  inOptions(options: number, { shares = {}, fields = [] }: HandlerRow): string[] {
    for (const [path, name] of Object.entries(shares)) {
      if (fields.includes(path)) continue;
      this.solver.listen(this.fieldAt(options, path), (held) => {
        if (this.solver.values.get(held).kind === 'object') this.of(only(this.solver, held), name);
      });
    }
    return [...fields, ...Object.keys(shares).map((path) => `${path}.${EVERY}`)];
  }

  private fieldAt(value: number, path: string): number {
    return path.split('.').reduce(
      (above, field) => {
        const node = this.solver.nodes(1);
        this.solver.load(node, above, field);
        return node;
      },
      only(this.solver, value),
    );
  }

  /** The node of what a function returns. */
  resultOf(id: FunctionId): number {
    return this.links.node(pathOf(id), this.program.fn(id).resultNode);
  }
}

/** A node of its own for a value. */
export function only(solver: Solver, value: number): number {
  const node = solver.nodes(1);
  solver.add(node, value);
  return node;
}
