import type { FunctionId } from '../types';
import type { Touch } from './locations';

type Touches = readonly Touch[];

/** A set of touches: bit n stands for the touch that was met as the nth. Thousands of functions have one, so it is small. */
type Bits = bigint;

/** A function whose callees are being looked at. */
interface Visit {
  readonly id: FunctionId;
  readonly callees: readonly FunctionId[];
  /** When it was met. */
  readonly order: number;
  /** When the first was met of those that it leads back to. */
  low: number;
  /** The callee that is next. */
  next: number;
}

/**
 * What functions touch, themselves and through what they call. Functions that call each other in a circle touch the same, so
 * each circle is looked at once, after all that it calls (R. Tarjan, Depth-first search and linear graph algorithms, 1972).
 */
export class Summaries {
  private readonly all: Touch[] = [];
  private readonly bitOf = new Map<Touch, Bits>();
  /** The touches of a function's own variables. */
  private readonly homes = new Map<FunctionId, Bits>();
  private readonly lists = new Map<Bits, Touches>();
  private readonly listsOf = new Map<FunctionId, Touches>();
  private readonly known = new Map<FunctionId, Bits>();
  private readonly orders = new Map<FunctionId, number>();
  /** Functions that were met, and of which it is not known yet with whom they are in a circle. */
  private readonly open: Visit[] = [];

  /** `own`: what a function touches itself. Equal touches must be one object. */
  constructor(
    private readonly own: (id: FunctionId) => Touches,
    private readonly calleesOf: (id: FunctionId) => readonly FunctionId[],
  ) {}

  /**
   * The touches of a function, each once; its own variables, of which each of its calls has others, are not among them.
   * Functions that touch the same have the same list.
   */
  of(id: FunctionId): Touches {
    const known = this.listsOf.get(id);
    if (known) return known;
    const bits = this.bitsOf(id);
    const list = this.lists.get(bits) ?? this.listOf(bits);
    this.lists.set(bits, list);
    this.listsOf.set(id, list);
    return list;
  }

  /** Tells the functions whose touches are not all of another kind; however many are asked about, each touch is looked at once. */
  whoTouches(isMeant: (touch: Touch) => boolean): (id: FunctionId) => boolean {
    let [meant, looked] = [0n, 0];
    return (id) => {
      const bits = this.bitsOf(id);
      for (; looked < this.all.length; looked += 1) if (isMeant(this.all[looked])) meant |= 1n << BigInt(looked);
      return (bits & meant) !== 0n;
    };
  }

  private bitsOf(id: FunctionId): Bits {
    if (!this.orders.has(id)) this.walk(id);
    return (this.known.get(id) ?? 0n) & ~(this.homes.get(id) ?? 0n);
  }

  private listOf(bits: Bits): Touches {
    const digits = bits.toString(2);
    return this.all.filter((_, at) => digits.at(-1 - at) === '1');
  }

  // Without recursion: chains of calls may be longer than a stack.
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
    let bits = 0n;
    for (const { id, callees } of circle) {
      for (const touch of this.own(id)) bits |= this.bitOf.get(touch) ?? this.note(touch);
      for (const callee of callees) bits |= this.bitsOf(callee);
    }
    for (const { id } of circle) this.known.set(id, bits);
  }

  private note(touch: Touch): Bits {
    const bit = 1n << BigInt(this.all.push(touch) - 1);
    const { home } = touch.location;
    this.bitOf.set(touch, bit);
    if (home !== undefined) this.homes.set(home, (this.homes.get(home) ?? 0n) | bit);
    return bit;
  }
}
