import { functionId, pathOf, type Program } from '../../program';
import type { CallId, FunctionId } from '../../types';
import type { Links } from '../linking/links';
import { isCrowded } from '../points-to/limits';
import type { Solver } from '../points-to/solve';

const OF_THIS = /^this\.(?:(?<field>#?\w+)\.)?(?<method>#?\w+)$/;

/**
 * Tells whether the receiver of a call in a method is in sight. Who calls the method on something unknown makes its `this` unknown, too;
 * but it is a method of the objects of one class.
 */
export class OwnReceivers {
  /** The class of each instance. */
  private classes: ReadonlyMap<number, number> | undefined;
  private readonly selves = new Map<FunctionId, readonly number[]>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly isHidden: (value: number) => boolean,
  ) {}

  /** Whether the call is one of a method of the same object, or of an object that a field of it holds. */
  // Matches: this.clean(id), this.store.load() in a class whose field is set to new Store(), and nothing else
  isOwn(id: CallId): boolean {
    const { field, method } = OF_THIS.exec(this.program.call(id).text)?.groups ?? {};
    const selves = method === undefined ? [] : this.selvesOf(this.ownerOf(this.program.callerOf(id)));
    if (selves.length === 0 || !selves.every((self) => this.isClosed(self))) return false;
    const receivers = field === undefined ? selves : this.fieldOf(selves, field);
    return receivers.length > 0 && receivers.every((value) => this.isObject(value) && !this.isReplaced(value, method));
  }

  /** The instances whose method it is, also of classes that extend the one that has it. */
  private selvesOf(fn: FunctionId): readonly number[] {
    this.classes ??= this.classesOfInstances();
    const known = this.selves.get(fn) ?? [...this.classes.keys()].filter((value) => this.hasMethod(value, fn));
    this.selves.set(fn, known);
    return known;
  }

  /** It has the function as a method, or inherits it, perhaps behind another one. */
  private hasMethod(value: number, fn: FunctionId): boolean {
    const { name } = this.program.fn(fn);
    const chain = new Set([value]);
    for (const holder of chain) {
      const node = this.solver.fieldsOf(holder).get(name);
      const functions = node === undefined ? [] : this.solver.valuesAt(node).map((one) => this.solver.values.get(one));
      if (functions.some((one) => one.kind === 'function' && one.fn === fn)) return true;
      for (const above of this.solver.valuesAt(this.solver.prototypeNode(holder))) chain.add(above);
    }
    return false;
  }

  /** The function whose `this` it is. */
  private ownerOf(id: FunctionId): FunctionId {
    const { kind, parent } = this.program.fn(id);
    return kind === 'arrow' && parent >= 0 ? this.ownerOf(functionId(pathOf(id), parent)) : id;
  }

  /** Nobody out of sight can extend its class. */
  private isClosed(self: number): boolean {
    const made = this.classes?.get(self);
    return made !== undefined && !this.isHidden(made);
  }

  private fieldOf(selves: readonly number[], field: string): readonly number[] {
    const nodes = selves.flatMap((self) => this.solver.fieldsOf(self).get(field) ?? []);
    const values = [...new Set(nodes.flatMap((node) => [...this.solver.valuesAt(node)]))];
    return isCrowded(values) ? [] : values;
  }

  private isObject(value: number): boolean {
    return this.solver.values.get(value).kind === 'object';
  }

  /** Something unknown is set in the place of the method. */
  // Matches: store.load = require(name)
  private isReplaced(value: number, method: string): boolean {
    const node = this.solver.fieldsOf(value).get(method);
    const values = node === undefined ? [] : this.solver.valuesAt(node);
    return isCrowded(values) || values.some((one) => this.solver.values.get(one).kind !== 'function');
  }

  private classesOfInstances(): ReadonlyMap<number, number> {
    const nodes = [...this.program.all].flatMap(({ path, flow }) =>
      flow.flatMap((item) => (item[0] === 'class' ? [this.links.node(path, item[1])] : [])),
    );
    const values = nodes.flatMap((node) => [...this.solver.valuesAt(node)]);
    return new Map(
      values.flatMap((value): [number, number][] => {
        const known = this.solver.values.get(value);
        return known.kind === 'class' ? [[known.instance, value]] : [];
      }),
    );
  }
}
