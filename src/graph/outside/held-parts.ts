import { ANY_FIELD } from '../../language/fields';
import type { Solver } from '../points-to/solve';
import { NAMELESS } from './row-fields';

/** Deeper than this in an object are no handlers, but what those use. */
const DEEPEST = 4;

/** Flow nodes of what the fields of an object hold: those with a name, and those without. */
interface Parts {
  readonly named: number;
  readonly elements: number;
}

/** How a value was found in an object: as a field of a holder, which was found in the same way. */
export interface Step {
  readonly above?: Step;
  readonly holder: number;
  readonly part: number;
  /** How many steps lead here. */
  readonly depth: number;
}

/**
 * What objects hold that somebody may call by a name. A page may get all that a program keeps, and a program may have
 * hundreds of pages: the fields of an object are gone through once, and not for each receiver.
 */
export class HeldParts {
  private readonly partsOf = new Map<number, Parts>();

  constructor(private readonly solver: Solver) {}

  /** Calls back for all that a value holds, present and future, with the way there. */
  listen(value: number, above: Step | undefined, listener: (part: number, step: Step | undefined) => void): void {
    const { named, elements } = this.of(value);
    this.solver.listen(elements, (part) => listener(part, above));
    const depth = (above?.depth ?? 0) + 1;
    if (depth > DEEPEST) return;
    this.solver.listen(named, (part) => listener(part, { above, holder: value, part, depth }));
  }

  /** The nodes of what a value holds. */
  of(value: number): Parts {
    const known = this.partsOf.get(value);
    if (known) return known;
    const named = this.solver.nodes(2);
    const parts = { named, elements: named + 1 };
    this.partsOf.set(value, parts);
    this.solver.listenStored(value, (field, node) => {
      if (!NAMELESS.test(field)) this.solver.copy(field === ANY_FIELD ? parts.elements : parts.named, node);
    });
    this.solver.listenMixins(value, (source) => {
      const merged = this.of(source);
      this.solver.copy(parts.named, merged.named);
      this.solver.copy(parts.elements, merged.elements);
    });
    return parts;
  }

  /** The names of the fields on the way: `Query.notes`. */
  nameOf({ above, holder, part }: Step): string {
    const own = this.fieldOf(holder, part);
    return above ? `${this.nameOf(above)}.${own}` : own;
  }

  private fieldOf(holder: number, part: number): string {
    for (const value of this.solver.holdersOf(holder))
      for (const [field, node] of this.solver.fieldsOf(value))
        if (field !== ANY_FIELD && !NAMELESS.test(field) && this.solver.valuesAt(node).includes(part)) return field;
    return '';
  }
}
