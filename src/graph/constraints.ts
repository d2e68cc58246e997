import { NumberLists } from './number-lists';

/** Called once for each value that arrives at a node. */
export type Listener = (value: number) => void;

/** What is to be done with every value at a node. */
export type Constraint =
  /** An `own` one does not look at what a value inherits. */
  | { readonly kind: 'load'; readonly to: number; readonly field: string; readonly own: boolean }
  | { readonly kind: 'store'; readonly field: string; readonly from: number }
  | { readonly kind: 'tell'; readonly listener: Listener };

export type Load = Extract<Constraint, { kind: 'load' }>;

/** What waits for values at nodes. By number, since programs have hundreds of thousands. */
export class Constraints {
  private readonly all: Constraint[] = [];
  /** By the node whose values they look at, in the order of their making. */
  readonly waiting = new NumberLists();
  /** Loads that looked into a value already: prototypes form cycles, and many ways lead to one object. */
  private readonly looked = new NumberLists();
  /** The same loads of own fields only. */
  private readonly ownLoads = new Map<number, number>();

  get(number: number): Constraint {
    return this.all[number];
  }

  /** Adds a constraint on the values of a node, and gives its number. */
  add(node: number, constraint: Constraint): number {
    const number = this.all.push(constraint) - 1;
    this.waiting.add(node, number);
    return number;
  }

  /** Lets a constraint look at the values of one more node; false when it does. */
  extend(number: number, node: number): boolean {
    return this.waiting.add(node, number);
  }

  /** The number of the same load of own fields only. */
  ownLoad(load: number): number {
    const known = this.all[load] as Load;
    let own = known.own ? load : this.ownLoads.get(load);
    if (own === undefined) this.ownLoads.set(load, (own = this.all.push({ ...known, own: true }) - 1));
    return own;
  }

  /** Notes that a load looks into a value; false when it has before. */
  look(load: number, value: number): boolean {
    return this.looked.add(value, load);
  }

  /** The loads that looked into a value. */
  loadsOf(value: number): readonly number[] {
    return this.looked.at(value);
  }
}
