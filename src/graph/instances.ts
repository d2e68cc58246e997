import type { Solver } from './solve';
import type { Linker } from './link';
import { isOutside, type Value } from './values';

/** A class of the project, as a value. */
export type Class = Extract<Value, { kind: 'class' }>;

/** How functions of old code make one class extend another, as paths. */
export const INHERITS: ReadonlySet<string> = new Set(['util.inherits', 'inherits']);

/** What `new` makes of functions and classes. */
export class Instances {
  private readonly made = new Map<number, number>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** The one object that stands for all instances of a function. */
  of(value: number): number {
    let instance = this.made.get(value);
    if (instance === undefined) {
      this.made.set(value, (instance = this.solver.values.add({ kind: 'object' })));
      this.solver.copy(this.solver.prototypeNode(instance), this.solver.fieldNode(value, 'prototype'));
    }
    return instance;
  }

  /** Tells of all classes that take part in a `new` of one: itself and, while they have no constructor, those above. */
  makers(value: number, take: (made: Class) => void, seen = new Set<number>()): void {
    const known = this.solver.values.get(value);
    if (known.kind !== 'class' || seen.has(value)) return;
    seen.add(value);
    take(known);
    if (known.constructorFn) return;
    this.solver.listen(this.solver.prototypeNode(value), (above) => this.makers(above, take, seen));
  }

  /** Lets the instances of the first of two nodes' classes have what those of the second have. */
  // Matches: util.inherits(Player, EventEmitter)
  extend([below, above]: readonly number[]): void {
    if (above === undefined) return;
    this.solver.listen(below, (value) => {
      if (isOutside(this.solver.values.get(value))) return;
      this.solver.listen(this.solver.fieldNode(value, 'prototype'), (prototype) =>
        this.solver.listen(above, (known) => this.links.classes.inherit(this.solver.prototypeNode(prototype), known)),
      );
    });
  }
}
