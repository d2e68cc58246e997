import type { FunctionId } from '../types';
import type { Solver } from './solve';

/** What `new` makes of functions and classes. */
export class Instances {
  private readonly made = new Map<number, number>();

  constructor(private readonly solver: Solver) {}

  /** The one object that stands for all instances of a function. */
  of(value: number): number {
    let instance = this.made.get(value);
    if (instance === undefined) {
      this.made.set(value, (instance = this.solver.values.add({ kind: 'object' })));
      this.solver.copy(this.solver.prototypeNode(instance), this.solver.fieldNode(value, 'prototype'));
    }
    return instance;
  }

  /** The constructor of the nearest class above a class that has one. */
  inheritedConstructor(value: number): FunctionId | undefined {
    for (const above of this.solver.valuesAt(this.solver.prototypeNode(value))) {
      const known = this.solver.values.get(above);
      if (known.kind === 'class') return known.constructorFn ?? this.inheritedConstructor(above);
    }
    return undefined;
  }
}
