import { waitsByYield } from '../../language/driven';
import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, Edge, FunctionId } from '../../types';
import { edgeBarrier, formBarrier, isMet, needBarrier, type Barrier, type Rules } from '../barriers/barriers';
import { isNameable } from './callee-names';
import { canHaveTwins, mayMeanTwin, othersOf } from './families';
import { entriesOf } from '../graph-index';

/** The form of a function after the change; an async twin is a part of the copy of `root`. */
export type Form =
  | { readonly kind: 'async' }
  | { readonly kind: 'twin'; readonly root: FunctionId; readonly why: Barrier }
  | { readonly kind: 'sync'; readonly why: Barrier };

/**
 * Decides, for every function on a path to some calls, whether some user needs it to stay synchronous, and whether
 * others can use an async form of it. Two fixpoints: needs spread from callers to callees; so does use, starting at
 * functions that are already async.
 */
export class Forms {
  private readonly cone = new Set<FunctionId>();
  /** Functions that can have no async form. */
  private readonly only = new Set<FunctionId>();
  /** Why a function must stay synchronous for some of its users. */
  private readonly needs = new Map<FunctionId, Barrier>();
  /** Those that must for a reason of their own, not because of a caller. */
  private readonly own = new Set<FunctionId>();
  /** Functions that are needed in both forms → the function whose copy contains them. */
  private readonly roots = new Map<FunctionId, FunctionId>();

  constructor(
    private readonly graph: CallGraph,
    private readonly rules: Rules,
    owners: Iterable<FunctionId>,
  ) {
    this.collect(owners);
    for (const id of this.cone) this.judge(id);
    this.spread();
    do this.activate();
    while (!this.isUntangled());
  }

  of(id: FunctionId): Form {
    const why = this.needs.get(id);
    if (!why) return { kind: 'async' };
    const root = this.roots.get(id);
    return root === undefined ? { kind: 'sync', why } : { kind: 'twin', root, why };
  }

  /** Whether a call will call the twin of its callee. */
  moves(edge: Edge): boolean {
    return this.roots.get(edge.callee) === edge.callee && this.canMove(edge);
  }

  private collect(owners: Iterable<FunctionId>): void {
    const queue = [...owners];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (this.cone.has(id) || this.graph.program.fn(id).async || waitsByYield(this.graph, id)) continue;
      this.cone.add(id);
      queue.push(...othersOf(this.graph, id));
      for (const edge of this.edgesTo(id)) queue.push(edge.caller);
    }
  }

  /** The edges whose caller waits for a function. */
  private edgesTo(id: FunctionId): readonly Edge[] {
    return (this.graph.to.get(id) ?? []).filter((edge) => isMet(this.graph, edge));
  }

  private judge(id: FunctionId): void {
    const form = formBarrier(this.graph, id, this.rules);
    if (form) this.only.add(id);
    const need = form ?? needBarrier(this.graph, id, this.rules) ?? this.refusedCall(id);
    if (!need) return;
    this.needs.set(id, need);
    this.own.add(id);
  }

  private refusedCall(id: FunctionId): Barrier | undefined {
    for (const edge of this.edgesTo(id)) {
      const barrier = edgeBarrier(this.graph, edge, this.rules);
      if (barrier) return barrier;
    }
    return undefined;
  }

  /** A synchronous function needs its callees to stay synchronous. */
  private spread(): void {
    const queue = [...this.needs.keys()];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      queue.push(...this.spreadInFamily(id));
      for (const edge of this.graph.from.get(id) ?? []) {
        if (!this.cone.has(edge.callee) || this.needs.has(edge.callee) || !isMet(this.graph, edge)) continue;
        if (this.isSettled(edge)) continue;
        const why = this.needs.get(id) as Barrier;
        this.needs.set(edge.callee, this.only.has(id) ? { ...why, at: this.graph.program.at(edge.call) } : why);
        queue.push(edge.callee);
      }
    }
  }

  /** A signature states one form, unless that of a twin can stand beside it; test doubles with it do not count. */
  private spreadInFamily(id: FunctionId): FunctionId[] {
    const why = this.needs.get(id) as Barrier;
    const others = othersOf(this.graph, id).filter((member) => !this.graph.program.fn(member).async);
    const own = [id, ...others].filter((member) => !isTestFile(pathOf(member)));
    const isClosed = (member: FunctionId) => own.length > 1 || this.graph.contracts?.get(member)?.isFixed;
    for (const member of own) if (isClosed(member) && !canHaveTwins(this.graph, member)) this.only.add(member);
    const found = others.filter((member) => !this.needs.has(member));
    for (const member of found) this.needs.set(member, why);
    return found;
  }

  /** The promise is handled where the call stands. */
  private isSettled(edge: Edge): boolean {
    const { awaited, promised } = this.graph.program.call(edge.call).position;
    return edge.kind !== 'callback' && (awaited || promised);
  }

  private activate(): void {
    this.roots.clear();
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const id of this.needs.keys()) {
        if (this.only.has(id) || this.roots.has(id)) continue;
        const root = this.rootFor(id);
        if (root === undefined) continue;
        this.roots.set(id, root);
        isNew = true;
      }
    }
  }

  private rootFor(id: FunctionId): FunctionId | undefined {
    const around = this.copyAround(id);
    if (around !== undefined) return this.isInside(id, around) ? around : undefined;
    if (!this.rules.twins || !this.graph.program.fn(id).home) return undefined;
    return this.edgesTo(id).some((edge) => this.canMove(edge)) ? id : undefined;
  }

  /** The copy that contains a function as an inner function, other than its own copy. */
  private copyAround(id: FunctionId): FunctionId | undefined {
    const path = pathOf(id);
    for (let fn = this.graph.program.fn(id); fn.parent > 0;) {
      const outer = `${path}#${fn.parent}`;
      const root = this.roots.get(outer);
      if (root !== undefined) return root;
      fn = this.graph.program.fn(outer);
    }
    return undefined;
  }

  /** All users of the function are inside of the other one, so that it is enough to be part of its copy. */
  private isInside(id: FunctionId, root: FunctionId): boolean {
    const { span } = this.graph.program.fn(root);
    const calls = [
      ...(this.graph.to.get(id) ?? []).map((edge) => edge.call),
      ...(this.graph.callbacks.get(id) ?? []).map((handed) => handed.call),
    ];
    const isWithin = calls.every((call) => {
      const at = this.graph.program.call(call).span.start;
      return pathOf(call) === pathOf(root) && at >= span.start && at < span.end;
    });
    return isWithin && !this.own.has(id) && entriesOf(this.graph, id).length === 0;
  }

  private canMove(edge: Edge): boolean {
    const canHaveTwin = (id: FunctionId): boolean => this.needs.has(id) && !this.only.has(id);
    if (!mayMeanTwin(this.graph, edge, canHaveTwin)) return false;
    if (!this.rules.acting(edge.caller) || edgeBarrier(this.graph, edge, this.rules)) return false;
    const { promised } = this.graph.program.call(edge.call).position;
    if (!promised && !this.hasAsyncForm(edge.caller)) return false;
    return isNameable(this.graph, edge, canHaveTwin);
  }

  private hasAsyncForm(id: FunctionId): boolean {
    if (this.graph.program.fn(id).async || waitsByYield(this.graph, id)) return !this.rules.kept.has(pathOf(id));
    return this.cone.has(id) && (!this.needs.has(id) || this.roots.has(id));
  }

  /** A nested copy becomes part of the outer one when only that uses it; otherwise it is given up. */
  private isUntangled(): boolean {
    for (const [id, root] of this.roots) {
      if (root !== id) continue;
      const around = this.copyAround(id);
      if (around === undefined) continue;
      if (!this.isInside(id, around)) {
        this.only.add(id);
        return false;
      }
      for (const [other, itsRoot] of this.roots) if (itsRoot === id) this.roots.set(other, around);
    }
    return true;
  }
}
