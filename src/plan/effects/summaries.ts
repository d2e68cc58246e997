import type { FunctionId } from '../../types';
import { NO_TOUCH, TouchSet } from './touch-set';

/** A function on the stack of the depth-first search. */
interface Visit {
  readonly id: FunctionId;
  readonly callees: readonly FunctionId[];
  /** Its discovery index. */
  readonly order: number;
  /** The lowest discovery index of what it leads back to. */
  low: number;
  /** The index of the next callee. */
  next: number;
}

const NOTHING = (): TouchSet => NO_TOUCH;

/**
 * The touches of functions, with those of their callees. Mutually recursive functions have the same touches, so each
 * strongly connected component is computed once, after all that it calls (R. Tarjan, Depth-first search and linear
 * graph algorithms, 1972).
 */
export class Summaries {
  private readonly known = new Map<FunctionId, TouchSet>();
  /** What callers see, as long as the same is hidden: thousands of calls ask. */
  private readonly seen = new Map<FunctionId, { readonly hidden: TouchSet; readonly set: TouchSet }>();
  private readonly orders = new Map<FunctionId, number>();
  /** Functions whose component is not complete yet. */
  private readonly open: Visit[] = [];

  /** `own`: the touches of a function itself; `hidden`: those that do not show to its callers. */
  constructor(
    private readonly own: (id: FunctionId) => TouchSet,
    private readonly calleesOf: (id: FunctionId) => readonly FunctionId[],
    private readonly hidden: (id: FunctionId) => TouchSet = NOTHING,
  ) {}

  /** The touches of a function and its callees, without those hidden. */
  of(id: FunctionId): TouchSet {
    if (!this.orders.has(id)) this.walk(id);
    const hidden = this.hidden(id);
    const seen = this.seen.get(id);
    if (seen?.hidden === hidden) return seen.set;
    const set = (this.known.get(id) ?? NO_TOUCH).without(hidden);
    // While its component is open, nothing is known of it.
    if (this.known.has(id)) this.seen.set(id, { hidden, set });
    return set;
  }

  // Iterative: chains of calls may be longer than the stack.
  private walk(root: FunctionId): void {
    const path = [this.meet(root)];
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const callee = visit.callees.at(visit.next);
      visit.next += 1;
      if (callee === undefined) this.leave(path);
      else if (!this.orders.has(callee)) path.push(this.meet(callee));
      else if (!this.known.has(callee)) visit.low = Math.min(visit.low, this.orders.get(callee) as number);
    }
  }

  private meet(id: FunctionId): Visit {
    const order = this.orders.size;
    const visit = { id, callees: this.calleesOf(id), order, low: order, next: 0 };
    this.orders.set(id, order);
    this.open.push(visit);
    return visit;
  }

  private leave(path: Visit[]): void {
    const visit = path.pop() as Visit;
    const caller = path.at(-1);
    if (caller) caller.low = Math.min(caller.low, visit.low);
    if (visit.low === visit.order) this.close(this.open.splice(this.open.lastIndexOf(visit)));
  }

  private close(circle: readonly Visit[]): void {
    const parts = new Set<TouchSet>();
    for (const { id, callees } of circle) {
      parts.add(this.own(id));
      for (const callee of callees) parts.add(this.of(callee));
    }
    const touched = TouchSet.union(parts);
    for (const { id } of circle) this.known.set(id, touched);
  }
}
