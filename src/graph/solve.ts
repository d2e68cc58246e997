import { Holdings } from './holdings';
import { MAX_DATA, MAX_FUNCTIONS, MAX_STEPS, roomAfter, tooTangled } from './limits';
import { ANY_FIELD, ELEMENTS, isElement, isSelf, OWN_FIELDS } from '../fields';
import { sharedName } from './built-ins';
import { NumberLists } from './number-lists';
import { isList, isOutside, type Values } from './values';

/** Called once for each value that arrives at a node. */
type Listener = (value: number) => void;
/** Called for each getter that a property may be read through: where its result goes, and whose property it is. */
type Accessed = (to: number, getter: number, self: number) => void;

/** What is to be done with every value at a node. Kept by number, since programs have hundreds of thousands. */
type Constraint =
  | { readonly kind: 'load'; readonly to: number; readonly field: string }
  | { readonly kind: 'store'; readonly field: string; readonly from: number }
  | { readonly kind: 'tell'; readonly listener: Listener };

/**
 * Inclusion-based points-to analysis: `to ⊇ from` constraints over numbered nodes, solved with a work list, field by field,
 * without regard to order (Andersen 1994). Everything added later takes part, so callers may extend it while it runs.
 */
export class Solver extends Holdings {
  private size = 0;
  private readonly points = new NumberLists();
  private readonly data: number[] = [];
  private readonly unreadData: number[] = [];
  private readonly copies = new NumberLists();
  private readonly constraints: Constraint[] = [];
  /** Constraints by the node whose values they look at, in the order of their making. */
  private readonly waiting = new NumberLists();
  /** Loads that looked into a value already: prototypes form cycles, and many ways lead to one object. */
  private readonly loaded = new NumberLists();
  private readonly foreign = new Map<string, number>();
  /** Values whose own fields somebody reads all, whatever their names. */
  readonly listed = new Set<number>();
  /** Work: values and the nodes where they arrived. */
  private readonly arrived: number[] = [];
  private readonly places: number[] = [];
  private steps = 0;
  private escaped: Listener = () => undefined;
  private accessed: Accessed = () => undefined;
  /** Names of properties that some object or class computes: reading them calls a function. */
  readonly accessors = new Set<string>();
  /** Nodes whose values got what a value has, by that value. */
  readonly mergedInto = new NumberLists();
  /** Nodes whose values were stored in something of an unread file, by that file's value. */
  readonly unreadStores = new NumberLists();

  /** While a program `isGrowing`, what gets to files that were not read is only noted: it may turn out what they do with it. */
  constructor(
    readonly values: Values,
    readonly isGrowing: boolean,
  ) {
    super();
  }

  /** What happens to a value that is stored where we cannot see it. */
  onForeignStore(listener: Listener): void {
    this.escaped = listener;
  }

  /** What happens when a property is read that an object computes. */
  onAccess(listener: Accessed): void {
    this.accessed = listener;
  }

  /** Reserves `count` nodes and returns the first. */
  nodes(count: number): number {
    const first = this.size;
    this.size += count;
    return first;
  }

  /** The values known to reach a node. */
  valuesAt(node: number): readonly number[] {
    return this.points.at(node);
  }

  add(node: number, value: number): void {
    if (this.points.has(node, value)) return;
    if (this.isFull(node, value)) return this.escaped(value);
    this.points.add(node, value);
    this.arrived.push(value);
    this.places.push(node);
  }

  protected override isListValue(value: number): boolean {
    return isList(this.values.get(value));
  }

  private isFull(node: number, value: number): boolean {
    const { kind } = this.values.get(value);
    // What was not read yet takes no room from what is in it.
    const counts = kind === 'unread' && this.isGrowing ? this.unreadData : this.data;
    const held = counts[node] ?? 0;
    if (held >= roomAfter(this.steps)) return true;
    if (kind === 'function') return this.points.at(node).length >= MAX_FUNCTIONS;
    counts[node] = held + 1;
    return false;
  }

  /** Every node to which a value gets from a node. */
  placesFrom(node: number, value: number): ReadonlySet<number> {
    const places = new Set([node]);
    // What is added while the set is walked is walked, too.
    for (const place of places) for (const to of this.copies.at(place)) if (this.points.has(to, value)) places.add(to);
    return places;
  }

  copy(to: number, from: number): void {
    if (to === from || !this.copies.add(from, to)) return;
    for (const value of this.points.at(from)) this.add(to, value);
  }

  /** Lets the lists among the values of a node flow on. */
  copyLists(to: number, from: number): void {
    this.listen(from, (value) => {
      if (isList(this.values.get(value))) this.add(to, value);
    });
  }

  /** Tells of every value at a node, now and later. */
  listen(node: number, listener: Listener): void {
    this.constrain(node, { kind: 'tell', listener });
  }

  load(to: number, object: number, field: string): void {
    this.constrain(object, { kind: 'load', to, field });
  }

  store(object: number, field: string, from: number): void {
    this.constrain(object, { kind: 'store', field, from });
  }

  private constrain(node: number, constraint: Constraint): void {
    const number = this.constraints.push(constraint) - 1;
    this.waiting.add(node, number);
    for (const value of [...this.points.at(node)]) this.meet(number, value);
  }

  /** Every field of `from`'s values becomes a field of `to`'s values of the same name (spread, Object.assign). */
  merge(to: number, from: number): void {
    this.listen(from, (source) => {
      if (isOutside(this.values.get(source))) return;
      this.mergedInto.add(source, to);
      this.listenFields(source, (field, node) => this.store(to, field, node));
    });
  }

  /** True when something was ever stored in a field. */
  hasField(value: number, field: string): boolean {
    const node = this.fieldsOf(value).get(field);
    return node !== undefined && this.points.at(node).length > 0;
  }

  /** Names of fields of things outside, with the node that stands for all of them. */
  get foreignFields(): ReadonlyMap<string, number> {
    return this.foreign;
  }

  /**
   * Runs until nothing changes, first come first served: where a node cannot hold everything, it holds what is nearest.
   * Throws when a program is so tangled that this would take minutes.
   */
  run(): void {
    while (this.arrived.length > 0) {
      const values = this.arrived.splice(0);
      const places = this.places.splice(0);
      this.steps += values.length;
      if (this.steps > MAX_STEPS) throw tooTangled();
      values.forEach((value, index) => this.spread(places[index], value));
    }
  }

  /** Lists may grow while they are walked; whoever was added meanwhile has been told of this value. */
  private spread(node: number, value: number): void {
    for (const to of this.copies.at(node)) this.add(to, value);
    for (const constraint of [...this.waiting.at(node)]) this.meet(constraint, value);
  }

  private meet(number: number, value: number): void {
    const constraint = this.constraints[number];
    switch (constraint.kind) {
      case 'load':
        return this.loadFrom(number, constraint.to, constraint.field, value);
      case 'store':
        return this.storeInto(value, constraint.field, constraint.from);
      case 'tell':
        return constraint.listener(value);
    }
  }

  private loadFrom(load: number, to: number, field: string, value: number): void {
    const known = this.values.get(value);
    if (known.kind === 'text' || known.kind === 'nothing') return;
    if (known.kind === 'unread') return this.add(to, value);
    if (known.kind === 'external') return this.loadExternal(to, known.path, field);
    if (!this.loaded.add(value, load)) return;
    if (field === OWN_FIELDS) return this.loadOwn(to, value);
    if (isList(known) && isElement(field)) return this.copy(to, this.fieldNode(value, ANY_FIELD));
    if (field === ELEMENTS) return;
    this.copy(to, field === ANY_FIELD ? this.wholeNode(value) : this.fieldNode(value, field));
    if (this.accessors.has(field))
      this.listen(this.fieldNode(value, `get ${field}`), (getter) => this.accessed(to, getter, value));
    this.inherit(load, this.prototypeNode(value));
  }

  private loadOwn(to: number, value: number): void {
    this.listed.add(value);
    this.copy(to, this.wholeNode(value));
  }

  private inherit(load: number, prototype: number): void {
    if (!this.waiting.add(prototype, load)) return;
    for (const above of [...this.points.at(prototype)]) this.meet(load, above);
  }

  private loadExternal(to: number, path: string, field: string): void {
    if (isSelf(field)) return this.add(to, this.values.external(path));
    this.add(to, this.values.external(`${path}.${field}`));
    const shared = sharedName(path, field);
    if (shared !== undefined) this.copy(to, this.foreignNode(shared));
  }

  private storeInto(value: number, field: string, from: number): void {
    const known = this.values.get(value);
    if (known.kind === 'text' || known.kind === 'nothing') return;
    if (known.kind === 'unread') {
      if (this.unreadStores.add(value, from) && !this.isGrowing) this.listen(from, this.escaped);
      return;
    }
    if (known.kind !== 'external') {
      // `table[name] = fn` may replace any field: readers by name would see all of them, so instead nobody may be sure of any.
      if (field === ANY_FIELD && !isList(known)) this.escaped(value);
      return this.copy(this.fieldNode(value, field), from);
    }
    const shared = sharedName(known.path, field);
    if (shared === undefined) return this.listen(from, this.escaped);
    const node = this.foreignNode(shared);
    if (!this.copies.has(from, node)) this.listen(from, this.escaped);
    this.copy(node, from);
  }

  /** Fields of things outside the project are one node per name: what is put in `app.locals.store` is found by `….store`. */
  private foreignNode(field: string): number {
    let node = this.foreign.get(field);
    if (node === undefined) this.foreign.set(field, (node = this.nodes(1)));
    return node;
  }
}

/** True when so much reached a node that more would have been given up: what it holds may not be all. */
export function isCrowded(values: readonly number[]): boolean {
  return values.length >= MAX_DATA;
}
