import type { Solver } from '../points-to/solve';
import type { Linker } from './link';
import { isOutside, type Value } from '../points-to/values';

/** A class of the project, as a value. */
export type Class = Extract<Value, { kind: 'class' }>;

/** Functions by which old code makes one class extend another, as access paths. */
export const INHERITS: ReadonlySet<string> = new Set(['util.inherits', 'inherits']);

/** The results of `new`. */
export class Instances {
  private readonly made = new Map<number, number>();
  /** By function that old code makes extend another: the nodes of those. */
  private readonly extended = new Map<number, Set<number>>();
  private readonly listeners = new Map<number, ((above: number) => void)[]>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** The one abstract object for all instances of a function. */
  of(value: number): number {
    let instance = this.made.get(value);
    if (instance === undefined) {
      this.made.set(value, (instance = this.solver.values.add({ kind: 'object' })));
      this.solver.copy(this.solver.prototypeNode(instance), this.solver.fieldNode(value, 'prototype'));
    }
    return instance;
  }

  /** The constructors that run in `new` of a class: its own, or, while it has none, those of its superclasses. */
  makers(value: number, take: (made: Class) => void, seen = new Set<number>()): void {
    const known = this.solver.values.get(value);
    if (known.kind !== 'class' || seen.has(value)) return;
    seen.add(value);
    take(known);
    if (known.constructorFn) return;
    this.solver.listen(this.solver.prototypeNode(value), (above) => this.makers(above, take, seen));
  }

  /** Calls back for the nodes of what a class or constructor extends, present and future. */
  above(value: number, listener: (node: number) => void): void {
    if (this.solver.values.get(value).kind === 'class') listener(this.solver.prototypeNode(value));
    this.listeners.set(value, [...(this.listeners.get(value) ?? []), listener]);
    for (const node of this.extended.get(value) ?? []) listener(node);
  }

  /** The functions that old code makes extend others. */
  get heirs(): Iterable<number> {
    return this.extended.keys();
  }

  private note(value: number, above: number): void {
    const known = this.extended.get(value) ?? new Set();
    if (known.has(above)) return;
    this.extended.set(value, known.add(above));
    for (const listener of this.listeners.get(value) ?? []) listener(above);
  }

  /** Lets the instances of the first node's classes inherit from those of the second. */
  // Matches: util.inherits(Player, EventEmitter)
  extend([below, above]: readonly number[]): void {
    if (above === undefined) return;
    this.solver.listen(below, (value) => {
      if (isOutside(this.solver.values.get(value))) return;
      this.note(value, above);
      this.solver.listen(this.solver.fieldNode(value, 'prototype'), (prototype) =>
        this.solver.listen(above, (known) => this.links.classes.inherit(this.solver.prototypeNode(prototype), known)),
      );
    });
  }
}
