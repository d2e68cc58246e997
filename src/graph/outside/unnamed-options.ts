import { ANY_FIELD } from '../../language/fields';
import type { FunctionId } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';
import { EVERY, INHERITED, NAMELESS } from './row-fields';

/** Options have so many levels of options in them. */
const DEEPEST = 2;
/** Stands for any field of an object. */
const ANY = new Set<string>([EVERY, INHERITED, '*']);

/** Who is told what the options hold. */
interface Finder {
  readonly fn: (fn: FunctionId) => void;
  /** An object of a class, or one with a prototype of its own. */
  readonly instance: (value: number) => void;
}

/** Finds what is in options that the row of a package does not name: what it does with that is not known. */
// Matches: allow of cors({ origin: '*', allow: (name) => load(name) }), store of graphqlHTTP({ schema, context: { store: new Store() } })
export class UnnamedOptions {
  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** Calls back for all that is in an object, but in `fields`. */
  receive(value: number, fields: readonly string[], found: Finder): void {
    // What a file exports is mostly there for others.
    if (!this.isInstance(value) && !this.links.isExports(value)) this.search(value, fields, found, 0);
  }

  private search(value: number, named: readonly string[], found: Finder, depth: number): void {
    if (depth > DEEPEST || this.solver.values.get(value).kind !== 'object') return;
    this.solver.listenStored(value, (field, node) => {
      const below = named.filter((path) => isUnder(path, field));
      if (field === ANY_FIELD || NAMELESS.test(field) || below.some((path) => !path.includes('.'))) return;
      const inner = below.map((path) => path.slice(path.indexOf('.') + 1));
      if (inner.some((path) => path === EVERY || path === INHERITED)) return;
      this.solver.listen(node, (held) => {
        const known = this.solver.values.get(held);
        if (known.kind === 'function') found.fn(known.fn);
        else if (known.kind === 'object' && this.isPlainInstance(held)) found.instance(held);
        else if (!this.isInstance(held)) this.search(held, inner, found, depth + 1);
      });
    });
  }

  private isInstance(value: number): boolean {
    return this.prototypesOf(value).length > 0;
  }

  /** What extends a class of a package is known by that. */
  // Matches: store of session({ store: new Sessions() }), and not where Sessions extends session.Store
  private isPlainInstance(value: number): boolean {
    const above = new Set(this.prototypesOf(value));
    for (const one of above) for (const next of this.prototypesOf(one)) above.add(next);
    return above.size > 0 && ![...above].some((one) => isOutside(this.solver.values.get(one)));
  }

  private prototypesOf(value: number): readonly number[] {
    return this.solver.valuesAt(this.solver.prototypeNode(value));
  }
}

// Matches: config.handler, *.handler, both for the field `config`
function isUnder(path: string, field: string): boolean {
  const [first] = path.split('.', 1);
  return first === field || ANY.has(first);
}
