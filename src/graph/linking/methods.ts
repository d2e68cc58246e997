import { isCalledByLanguage } from '../../language/protocols';
import type { Program } from '../../program';
import type { FileFacts } from '../../types';
import type { Instances } from './instances';
import type { Linker } from './link';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';

/** By convention, what has such a name is called with `new`. */
const CONSTRUCTOR = /^(?:[A-Z]|constructor$)/;

const PROTOTYPE = 'prototype';

/** Tells functions what their `this` is where no call in sight does: libraries and the language call methods, too. */
export class Methods {
  private readonly constructors = new Set<number>();
  private readonly owners = new Set<number>();
  /** By value with methods: the node of all that are known as `this` there. */
  private readonly selves = new Map<number, number>();
  /** By object: the functions, as values, that the language calls on it. */
  private readonly called = new Map<number, ReadonlySet<number>>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly instances: Instances,
  ) {}

  /** Looks for methods in a file. */
  add({ path, flow }: FileFacts): void {
    const at = (local: number): number => this.links.node(path, local);
    for (const item of flow) {
      if (item[0] === 'this') this.bindTo(at(item[1]), at(item[2]));
      if (item[0] === 'method') this.ofHolders(at(item[1]), at(item[2]));
      if (item[0] === 'load' && item[3] === PROTOTYPE) this.ofInstances(at(item[2]));
      if (item[0] === 'store' && item[2] === PROTOTYPE) this.ofInstances(at(item[1]));
    }
  }

  // Matches: load.bind(store)
  private bindTo(bound: number, self: number): void {
    this.solver.listen(bound, (value) => {
      const nodes = this.links.nodesOf(value);
      if (nodes) this.solver.copy(nodes.thisNode, self);
    });
  }

  // Matches: note.toString = function () { return this.text(); }
  private ofHolders(method: number, holders: number): void {
    this.solver.listen(holders, (holder) => {
      const known = this.solver.values.get(holder);
      const isPlain = known.kind === 'object' && !known.list && !known.isPrototype;
      if (!isPlain && known.kind !== 'class' && known.kind !== 'function') return;
      this.solver.listen(method, (held) => this.bind(held, holder));
    });
  }

  /** What is in a prototype is a method of the instances, like what the body of a class has. */
  // Matches: Note.prototype.toString = function () { return this.text(); }, Object.assign(Note.prototype, { … })
  private ofInstances(constructors: number): void {
    this.solver.listen(constructors, (value) => {
      const known = this.solver.values.get(value);
      if ((known.kind !== 'function' && known.kind !== 'class') || this.constructors.has(value)) return;
      this.constructors.add(value);
      const instance = known.kind === 'class' ? known.instance : this.instances.of(value);
      const prototypes = this.solver.fieldNode(value, 'prototype');
      this.solver.listen(prototypes, (prototype) => this.bindHeld(prototype, instance));
    });
  }

  /** Whoever has an object may call what it has and inherits. */
  // Matches: passport.use(new Keys()), where `authenticate` of its superclass calls this.load()
  ofObject(value: number): void {
    const known = this.solver.values.get(value);
    const isPlain = known.kind === 'object' && !known.list && !known.isPrototype;
    if ((!isPlain && known.kind !== 'class') || this.owners.has(value)) return;
    this.owners.add(value);
    const seen = new Set<number>();
    const climb = (holder: number): void => {
      if (seen.has(holder)) return;
      seen.add(holder);
      this.bindHeld(holder, value);
      this.solver.listen(this.solver.prototypeNode(holder), climb);
    };
    climb(value);
  }

  /** All functions of a holder have the same receivers: a large program has thousands of these, of hundreds of functions. */
  private bindHeld(holder: number, self: number): void {
    if (isOutside(this.solver.values.get(holder))) return;
    let selves = this.selves.get(holder);
    if (selves === undefined) {
      this.selves.set(holder, (selves = this.solver.nodes(1)));
      this.bindAll(holder, selves);
    }
    this.solver.add(selves, self);
  }

  private bindAll(holder: number, selves: number): void {
    const bind = (held: number): void => {
      const nodes = this.methodNodes(held);
      if (nodes) this.solver.copy(nodes.thisNode, selves);
    };
    this.solver.listenFields(holder, (field, node) => {
      if (!CONSTRUCTOR.test(field)) this.solver.listen(node, bind);
    });
  }

  private bind(held: number, self: number): void {
    const nodes = this.methodNodes(held);
    if (nodes) this.solver.add(nodes.thisNode, self);
  }

  /** The nodes of a function that may be a method; undefined for any other value. */
  private methodNodes(held: number): ReturnType<Linker['nodesOf']> {
    const known = this.solver.values.get(held);
    if (known.kind !== 'function') return undefined;
    const { kind, name } = this.program.fn(known.fn);
    return kind === 'arrow' || CONSTRUCTOR.test(name) ? undefined : this.links.nodesOf(held);
  }

  /** Lets the language call its methods on all objects that have or inherit one; false when that is all known. */
  // Matches: `${note}`, where `toString` of its superclass calls this.text()
  callFromLanguage(): boolean {
    const holders = this.calledMethods();
    if (holders.size === 0) return false;
    const heirs = this.heirs();
    let isNew = false;
    for (const [holder, methods] of holders)
      for (const self of closure(holder, heirs)) isNew = this.call(self, methods) || isNew;
    return isNew;
  }

  private calledMethods(): ReadonlyMap<number, readonly number[]> {
    const found = new Map<number, number[]>();
    for (const [holder, , node] of this.solver.fieldsBy(isCalledByLanguage)) {
      const functions = this.solver.valuesAt(node).filter((held) => this.solver.values.get(held).kind === 'function');
      if (functions.length > 0) found.set(holder, [...(found.get(holder) ?? []), ...functions]);
    }
    return found;
  }

  /** By value: those that inherit from it, or of which it has become a part. */
  private heirs(): ReadonlyMap<number, readonly number[]> {
    const found = new Map<number, number[]>();
    for (const [heir, node] of this.solver.heirs())
      for (const above of this.solver.valuesAt(node)) {
        const known = found.get(above);
        if (known) known.push(heir);
        else found.set(above, [heir]);
      }
    return found;
  }

  private call(self: number, methods: readonly number[]): boolean {
    const known = this.called.get(self) ?? new Set();
    const added = methods.filter((method) => !known.has(method));
    for (const method of added) this.bind(method, self);
    if (added.length > 0) this.called.set(self, new Set([...known, ...added]));
    return added.length > 0;
  }
}

function closure(start: number, heirs: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const found = new Set([start]);
  // The set grows while it is iterated: a work list.
  for (const value of found) for (const heir of heirs.get(value) ?? []) found.add(heir);
  return found;
}
