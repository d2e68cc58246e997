import { functionId } from '../../program';
import type { Flow, FunctionId } from '../../types';
import type { Module } from './modules';
import type { Surroundings } from './surroundings';
import { Records } from './records';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';

type ClassFlow = Extract<Flow, readonly ['class', ...unknown[]]>;

/** Creates the values of classes: their instances, and what these inherit. */
export class Classes {
  /** Those of which a database makes the instances. */
  readonly records = new Records();
  private readonly standIns = new Map<number, number>();
  private readonly unknown: number;

  constructor(
    private readonly solver: Solver,
    private readonly around: Surroundings,
  ) {
    this.unknown = solver.values.external(UNKNOWN);
  }

  /** Declares a class of a file. */
  declare({ base, file }: Module, [, node, constructorFn, above, fields, own]: ClassFlow): void {
    const { solver } = this;
    const idOf = (index: number): FunctionId => functionId(file.path, index);
    const instance = solver.values.add({ kind: 'object' });
    const value = solver.values.add({
      kind: 'class',
      constructorFn: constructorFn < 0 ? undefined : idOf(constructorFn),
      fields: fields.map(idOf),
      instance,
    });
    const prototype = solver.values.add({ kind: 'object', isPrototype: true });
    solver.classes.set(prototype, value);
    solver.add(base + node, value);
    solver.add(base + own, prototype);
    solver.add(solver.fieldNode(value, 'prototype'), prototype);
    solver.copy(solver.prototypeNode(instance), solver.fieldNode(value, 'prototype'));
    this.records.declare({ cls: value, instance, prototype });
    if (above >= 0) this.extend(value, prototype, base + above);
    for (const index of [constructorFn, ...fields])
      if (index >= 0) solver.add(base + file.functions[index].thisNode, instance);
  }

  private extend(value: number, prototype: number, superclass: number): void {
    const { solver } = this;
    solver.listen(superclass, (above) => {
      this.inherit(solver.prototypeNode(prototype), above);
      const known = solver.values.get(above);
      if (known.kind === 'external' && this.around.isRecord(known.path)) this.records.add(prototype);
      this.records.inherit(prototype, above);
    });
    solver.copy(solver.prototypeNode(value), superclass);
  }

  /** Whether a decorator, or a function that is given a class, says that this is one of records; by access path. */
  marksRecords(path: string): boolean {
    return this.around.isEntity(path);
  }

  /** The node of what a container gives for a class, besides its instances. */
  // Matches: { provide: Store, useClass: FileStore }
  standInsFor(cls: number): number {
    let node = this.standIns.get(cls);
    if (node === undefined) this.standIns.set(cls, (node = this.solver.nodes(1)));
    return node;
  }

  /** Lets the instances of all classes at a node flow into another one, and what stands in for them. */
  instancesOf(to: number, cls: number): void {
    this.solver.listen(cls, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'class') {
        this.solver.add(to, known.instance);
        this.solver.copy(to, this.standInsFor(value));
      }
      if (known.kind !== 'external') return;
      // Only classes named by a row are useful; any other would make the parameter look like anything.
      const made = this.madeBy(known.path);
      if (made !== this.unknown) this.solver.add(to, made);
    });
  }

  /** What instances of a class inherit from its superclass. */
  // Matches: class Api extends Koa { constructor() { super(); this.use(log); } }
  inherit(prototype: number, above: number): void {
    const known = this.solver.values.get(above);
    // A mixin returns the class that it is given, which is also a superclass.
    if (known.kind === 'external' && this.around.isWrapper(known.path.replace(/\(\)$/, ''))) return;
    const made = known.kind === 'external' ? this.madeBy(known.path) : this.unknown;
    if (made !== this.unknown) return this.solver.add(prototype, made);
    const only = this.solver.nodes(1);
    this.solver.add(only, above);
    this.solver.load(prototype, only, 'prototype');
  }

  /** An instance of an outside class. */
  private madeBy(path: string): number {
    return this.solver.values.external(this.around.instanceOf(path));
  }
}
