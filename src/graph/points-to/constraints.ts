import { NumberLists } from './number-lists';

/** Called once for each value that arrives at a flow node. */
export type Listener = (value: number) => void;

/** A constraint that is applied to every value at a flow node. Most are listeners, so these have no object around them. */
export type Constraint = Load | Store | Listener;

/** Loads a field of the value into a node; an `own` load ignores inherited fields. */
export interface Load {
  readonly kind: 'load';
  readonly to: number;
  readonly field: string;
  readonly own: boolean;
}

/** Stores what a node holds in a field of the value. */
export interface Store {
  readonly kind: 'store';
  readonly field: string;
  readonly from: number;
}

/** The constraints that wait for values, by number: programs have hundreds of thousands. */
export class Constraints {
  private readonly all: Constraint[] = [];
  /** By the node whose values they wait for, in order of creation. */
  readonly waiting = new NumberLists();
  /** The values each load has visited: prototypes form cycles, and many paths lead to one object. */
  private readonly looked = new NumberLists();
  /** The loads that have visited each value. These lists are long; membership is asked of the other ones. */
  private readonly loads = new NumberLists();
  /** Of each load, the one of own fields only. */
  private readonly ownLoads = new Map<number, number>();

  get(number: number): Constraint {
    return this.all[number];
  }

  /** Adds a constraint on the values of a node, and returns its number. */
  add(node: number, constraint: Constraint): number {
    const number = this.all.push(constraint) - 1;
    this.waiting.append(node, number);
    return number;
  }

  /** Applies a constraint to one more node; false when it already was. */
  extend(number: number, node: number): boolean {
    return this.waiting.add(node, number);
  }

  /** The number of the corresponding load of own fields only. */
  ownLoad(load: number): number {
    const { to, field, own: isOwn } = this.all[load] as Load;
    let own = isOwn ? load : this.ownLoads.get(load);
    if (own === undefined) this.ownLoads.set(load, (own = this.all.push({ kind: 'load', to, field, own: true }) - 1));
    return own;
  }

  /** Records that a load visits a value; false when it has before. */
  look(load: number, value: number): boolean {
    const isNew = this.looked.add(load, value);
    if (isNew) this.loads.append(value, load);
    return isNew;
  }

  /** The loads that have visited a value. */
  loadsOf(value: number): readonly number[] {
    return this.loads.at(value);
  }
}
