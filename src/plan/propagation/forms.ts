import { waitsByYield } from '../../language/driven';
import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, Edge, FunctionId } from '../../types';
import {
  edgeBarrier,
  formBarrier,
  isMet,
  isSettled,
  needBarrier,
  type Barrier,
  type Rules,
} from '../barriers/barriers';
import { isNameable } from './callee-names';
import { doublesOf, replacedBy } from './doubles';
import { canHaveTwins, mayMeanTwin, othersOf } from './families';
import { entriesOf } from '../graph-index';
import { isUsedWithin } from './twins';

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
      if (barrier && !this.isDouble(edge, barrier)) return barrier;
    }
    return undefined;
  }

  /** What a test puts in the place of functions waits where they all do; spreading sees to those that must not. */
  private isDouble({ call, callee }: Edge, { code }: Barrier): boolean {
    if (code !== 'unknown-callback' || isTestFile(pathOf(call))) return false;
    const replaced = replacedBy(this.graph, callee);
    return replaced.length > 0 && replaced.every((fn) => this.cone.has(fn) || this.graph.program.fn(fn).async);
  }

  /** A synchronous function needs its callees to stay synchronous. */
  private spread(): void {
    const queue = [...this.needs.keys()];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      queue.push(...this.spreadInFamily(id));
      for (const edge of this.graph.from.get(id) ?? []) {
        if (!this.cone.has(edge.callee) || this.needs.has(edge.callee) || !isMet(this.graph, edge)) continue;
        if (isSettled(this.graph, edge)) continue;
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
    const doubles = doublesOf(this.graph, id).filter((double) => this.cone.has(double));
    const found = [...others, ...doubles].filter((fn) => !this.needs.has(fn));
    for (const fn of found) this.needs.set(fn, why);
    return found;
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

  /** It is enough that the function is a part of the copy. */
  private isInside(id: FunctionId, root: FunctionId): boolean {
    return !this.own.has(id) && entriesOf(this.graph, id).length === 0 && isUsedWithin(this.graph, id, root);
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
