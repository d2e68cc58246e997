import { ANY_FIELD } from '../../language/fields';
import type { FunctionId } from '../../types';
import type { Links } from '../linking/links';
import type { Receiver } from './callback-flow';
import type { Solver } from '../points-to/solve';
import { isList, isOutside } from '../points-to/values';
import { EVERY, INHERITED, NAMELESS } from './row-fields';

/** Options have so many levels of options in them. */
const DEEPEST = 4;
/** Stands for any field of an object. */
const ANY = new Set<string>([EVERY, INHERITED, '*']);

/** Who is told what the options hold. */
interface Finder {
  readonly fn: (receiver: Receiver, fn: FunctionId) => void;
  /** An object of a class, or one with a prototype of its own. */
  readonly instance: (receiver: Receiver, value: number) => void;
}

/** What the options of a call are searched for. */
interface Searched {
  readonly fields: readonly string[];
  readonly receiver: Receiver;
  /** How deep an object was found with what is named in it: objects hold each other, and many the same one. */
  readonly depths: Map<string, number>;
  readonly told: Set<number>;
}

/** Finds what is in options that the row of a package does not name: what it does with that is not known. */
// Matches: allow of cors({ origin: '*', allow: (name) => load(name) }), store of graphqlHTTP({ schema, context: { store: new Store() } })
export class UnnamedOptions {
  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly found: Finder,
  ) {}

  /** Tells of all that is in an object, but in `fields`, which are also those of what is in them. */
  // Matches: fields of options.pre and of method, for { options: { pre: [{ method: load }] } }
  receive(receiver: Receiver, value: number, fields: readonly string[]): void {
    // What a file exports is mostly there for others, and a list is no options.
    if (this.isInstance(value) || this.links.isExports(value) || this.isList(value)) return;
    this.search(value, fields, { fields, receiver, depths: new Map(), told: new Set() }, 0);
  }

  private search(value: number, named: readonly string[], searched: Searched, depth: number): void {
    if (depth > DEEPEST || this.solver.values.get(value).kind !== 'object') return;
    const { fields, depths } = searched;
    const key = `${value} ${named.join()}`;
    if (depth >= (depths.get(key) ?? Infinity)) return;
    depths.set(key, depth);
    const isListed = this.isList(value);
    this.solver.listenStored(value, (field, node) => {
      if ((field === ANY_FIELD && !isListed) || NAMELESS.test(field)) return;
      // The elements of a list are in its place.
      const below = isListed ? named : named.filter((path) => isUnder(path, field)).map(inside);
      if (below.some((path) => path === EVERY || path === INHERITED)) return;
      const isNamed = below.includes('');
      this.solver.listen(node, (held) => {
        const known = this.solver.values.get(held);
        if (known.kind === 'object' && !this.isInstance(held))
          return this.search(held, isNamed && !this.isList(held) ? [...below, ...fields] : below, searched, depth + 1);
        if (!isNamed) this.tell(searched, held);
      });
    });
  }

  private tell({ receiver, told }: Searched, held: number): void {
    if (told.has(held)) return;
    told.add(held);
    const known = this.solver.values.get(held);
    if (known.kind === 'function') this.found.fn(receiver, known.fn);
    else if (known.kind === 'object' && this.isPlainInstance(held)) this.found.instance(receiver, held);
  }

  private isList(value: number): boolean {
    return isList(this.solver.values.get(value));
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

/** What of a path is behind its first field. */
function inside(path: string): string {
  const dot = path.indexOf('.');
  return dot < 0 ? '' : path.slice(dot + 1);
}
