import { functionId, pathOf, type Program } from '../program';
import type { FunctionId } from '../types';
import type { Links } from './link';
import type { Solver } from './solve';
import { isOutside, type Value } from './values';

/** A value that is looked into, and whether code outside has it. */
type Found = readonly [value: number, isGiven: boolean];

/**
 * What can be got to from where several have hold of it: all that it holds, and all that the closures keep that are in there
 * (J.-D. Choi et al., Escape analysis for Java, 1999). Code outside that has a function has what it gives, and whoever has a
 * class there can make instances of it.
 */
export class Sharing {
  private readonly shared = new Set<number>();
  private readonly given = new Set<number>();
  private readonly open: Found[] = [];
  private bound: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** True for a value that several can get to. */
  has(value: number): boolean {
    return this.shared.has(value) || this.given.has(value);
  }

  /** Shares what is at a node. */
  share(node: number, isGiven = false): void {
    for (const value of this.solver.valuesAt(node)) this.shareValue(value, isGiven);
  }

  /** Shares a value, and all that can be got from it. */
  shareValue(value: number, isGiven = false): void {
    this.add(value, isGiven);
    for (let found = this.open.pop(); found; found = this.open.pop())
      for (const node of this.nodesOf(...found))
        for (const held of this.solver.valuesAt(node)) this.add(held, found[1]);
  }

  /** Shares what a function keeps of those around it, and what it is bound to. */
  shareKept(value: number): void {
    const known = this.solver.values.get(value);
    if (known.kind === 'function') for (const node of this.keptBy(value, known.fn)) this.share(node);
  }

  private add(value: number, isGiven: boolean): void {
    if (this.given.has(value) || (!isGiven && this.shared.has(value))) return;
    const known = this.solver.values.get(value);
    if (isOutside(known)) return;
    (isGiven ? this.given : this.shared).add(value);
    this.open.push([value, isGiven]);
    if (isGiven && known.kind === 'class') this.add(known.instance, true);
  }

  private nodesOf(value: number, isGiven: boolean): number[] {
    const { solver } = this;
    const held = [...solver.fieldsOf(value).values(), solver.prototypeNode(value), ...solver.mixinsOf(value)];
    return [...held, ...this.closureOf(value, solver.values.get(value), isGiven)];
  }

  private closureOf(value: number, known: Value, isGiven: boolean): number[] {
    if (known.kind === 'class')
      return [known.constructorFn ?? [], ...known.fields].flat().flatMap((fn) => this.keptOf(fn));
    if (known.kind !== 'function') return [];
    const { resultNode } = this.program.fn(known.fn);
    return [...this.keptBy(value, known.fn), ...(isGiven ? [this.links.node(pathOf(known.fn), resultNode)] : [])];
  }

  private keptBy(value: number, fn: FunctionId): number[] {
    this.bound ??= this.boundTo();
    return [...this.keptOf(fn), ...(this.bound.get(value) ?? [])];
  }

  private keptOf(id: FunctionId): number[] {
    const { index, parent, kind, captured = [] } = this.program.fn(id);
    const path = pathOf(id);
    const own = index === 0 ? [] : captured.map((node) => this.links.node(path, node));
    // An arrow function has the `arguments` of the function around it.
    const around = kind === 'arrow' && parent > 0 ? this.program.fn(functionId(path, parent)) : undefined;
    if (!around) return own;
    const args = around.restNode < 0 ? [] : [this.links.node(path, around.restNode)];
    return [...own, ...args, ...(around.kind === 'arrow' ? this.keptOf(functionId(path, parent)) : [])];
  }

  // Matches: this.handle.bind(this)
  private boundTo(): ReadonlyMap<number, readonly number[]> {
    const found = new Map<number, number[]>();
    for (const { path, flow } of this.program.all)
      for (const item of flow) {
        if (item[0] !== 'this') continue;
        for (const value of this.solver.valuesAt(this.links.node(path, item[1])))
          found.set(value, [...(found.get(value) ?? []), this.links.node(path, item[2])]);
      }
    return found;
  }
}
