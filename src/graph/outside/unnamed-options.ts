import { ANY_FIELD } from '../../language/fields';
import type { FunctionId } from '../../types';
import type { Solver } from '../points-to/solve';
import { EVERY, INHERITED, NAMELESS } from './row-fields';

/** Options have so many levels of options in them. */
const DEEPEST = 2;
const NONE: ReadonlySet<string> = new Set();

type Receive = (fn: FunctionId) => void;

/** Finds functions in options that the row of a package does not name: what it does with them is not known. */
// Matches: allow of cors({ origin: '*', allow: (name) => load(name) })
export class UnnamedOptions {
  constructor(private readonly solver: Solver) {}

  /** Calls back for each function in an object, but in `fields`. */
  receive(value: number, fields: readonly string[], found: Receive): void {
    const named = new Set(fields.map((path) => path.split('.')[0]));
    if (!named.has(EVERY) && !named.has(INHERITED)) this.search(value, named, found, 0);
  }

  private search(value: number, named: ReadonlySet<string>, found: Receive, depth: number): void {
    if (depth > DEEPEST || this.solver.values.get(value).kind !== 'object') return;
    this.solver.listenStored(value, (field, node) => {
      if (field === ANY_FIELD || NAMELESS.test(field) || named.has(field) || this.isInstance(value)) return;
      this.solver.listen(node, (held) => {
        const known = this.solver.values.get(held);
        if (known.kind === 'function') found(known.fn);
        else this.search(held, NONE, found, depth + 1);
      });
    });
  }

  /** What a class has of its own is not an option. */
  private isInstance(value: number): boolean {
    return this.solver.valuesAt(this.solver.prototypeNode(value)).length > 0;
  }
}
