import { memoised } from '../../memoised';
import { checkMemory } from '../../memory';
import { Constraints, type Constraint, type Listener } from './constraints';
import { Heap } from './heap';
import { keeperOf, type Keeper } from './keeping';
import { MAX_STEPS, Room, tooTangled } from './limits';
import { NumberLists } from './number-lists';
import { isGiven, isList, type External, type Values } from './values';

/** So many steps take little memory. */
const OFTEN = 10_000;

/**
 * Propagation of values: `to ⊇ from` constraints over numbered nodes, with a work list of values that arrived and have
 * not been propagated. Subclasses decide what a constraint does with a value.
 */
export abstract class Flow extends Heap {
  private size = 0;
  protected readonly points = new NumberLists();
  private readonly room: Room;
  protected readonly copies = new NumberLists();
  protected constraints = new Constraints();
  /** The work list: values, and the nodes where they arrived. */
  private readonly arrived: number[] = [];
  private readonly places: number[] = [];
  private steps = 0;
  protected escaped: Listener = () => undefined;
  private kept: (value: number, field: string, by: Keeper) => void = () => undefined;
  private readonly keeperAt = memoised(
    (field: string, by: Keeper): Listener =>
      (value) =>
        this.kept(value, field, by),
  );
  // Matches: req.rawBody = buffer, which whoever has the request has anyway
  private readonly leftInRequest: Listener = (value) => void (isGiven(this.values.get(value)) || this.escaped(value));
  /** By node whose values leave the program: the nodes of fields in which they are kept, or stored otherwise. */
  private readonly keptFrom = new NumberLists();
  private readonly leftFrom = new NumberLists();

  /**
   * While a program `isGrowing`, values that reach unread files are only recorded: what those do with them may become
   * known. Under `namespaces`, applications have only what the program loads into them.
   */
  constructor(
    readonly values: Values,
    readonly isGrowing: boolean,
    protected readonly namespaces: ReadonlySet<string>,
  ) {
    super();
    this.room = new Room(isGrowing);
  }

  /** Applies a constraint to a value that arrived. */
  protected abstract meet(number: number, value: number): void;

  /** Handles a value that is stored out of sight. */
  onForeignStore(listener: Listener): void {
    this.escaped = listener;
  }

  /** Handles a value that the program keeps in a request or an application, under a name of its own. */
  onKept(listener: (value: number, field: string, by: Keeper) => void): void {
    this.kept = listener;
  }

  /** Allocates `count` nodes and returns the first. */
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
    const { kind } = this.values.get(value);
    if (!this.room.takes(node, kind, this.steps, () => this.points.length(node))) return this.escaped(value);
    this.points.add(node, value);
    this.arrived.push(value);
    this.places.push(node);
  }

  protected override isListValue(value: number): boolean {
    return isList(this.values.get(value));
  }

  /** Whether anything was ever stored in a field, of the value or of what was merged into it. */
  hasField(value: number, field: string): boolean {
    for (const holder of this.holdersOf(value)) {
      const node = this.fieldsOf(holder).get(field);
      if (node !== undefined && this.points.first(node) > 0) return true;
    }
    return false;
  }

  /** Every node that values flow to from a node, transitively. */
  placesFrom(node: number, value: number): ReadonlySet<number> {
    const places = new Set([node]);
    // The set grows while it is iterated: a work list.
    for (const place of places) for (const to of this.copies.at(place)) if (this.points.has(to, value)) places.add(to);
    return places;
  }

  /** The nodes that values flow to from some nodes, transitively, these first; no more than the limit. */
  *flowFrom(nodes: Iterable<number>, limit: number): Generator<number> {
    const places = new Set(nodes);
    for (const place of places) {
      yield place;
      for (const to of this.copies.at(place)) if (places.size < limit) places.add(to);
    }
  }

  copy(to: number, from: number): void {
    if (to === from || !this.copies.add(from, to)) return;
    const { points } = this;
    for (let entry = points.first(from); entry > 0; entry = points.next(entry)) this.add(to, points.item(entry));
  }

  /** Lets the lists among the values of a node flow on. */
  copyLists(to: number, from: number): void {
    this.listen(from, (value) => {
      if (isList(this.values.get(value))) this.add(to, value);
    });
  }

  /** Calls back for every value at a node, present and future. */
  listen(node: number, listener: Listener): void {
    this.constrain(node, listener);
  }

  load(to: number, object: number, field: string): void {
    this.constrain(object, { kind: 'load', to, field, own: false });
  }

  store(object: number, field: string, from: number): void {
    this.constrain(object, { kind: 'store', field, from });
  }

  /** Stores what is at a node in a field of an outside value, which shares it with others under a name. */
  protected storeOutside(shared: string, from: number, known: External, field: string): void {
    const by = keeperOf(known, field);
    const isPlain = (by === undefined || by === 'response') && known.owner === undefined;
    const node = isPlain ? this.foreign.plainNode(shared) : this.foreign.node(shared, known.owner);
    const isNew = (by === undefined ? this.leftFrom : this.keptFrom).add(from, node);
    const leaves = known.isGiven ? this.leftInRequest : this.escaped;
    if (isNew) this.listen(from, by === undefined ? leaves : this.keeperAt(field, by));
    this.storeForeign(node, from, by === 'request');
  }

  /** Marks the values at a node as called by code out of sight, too. */
  giveAway(node: number): void {
    this.listen(node, this.escaped);
  }

  private constrain(node: number, constraint: Constraint): void {
    const number = this.constraints.add(node, constraint);
    for (const value of this.points.at(node)) this.meet(number, value);
  }

  /**
   * Runs to the fixpoint, first in, first out, so that a node that cannot hold everything holds what is nearest. Throws
   * when a program is so entangled that this would take minutes.
   */
  run(): void {
    while (this.arrived.length > 0) {
      const values = this.arrived.splice(0);
      const places = this.places.splice(0);
      this.steps += values.length;
      if (this.steps > MAX_STEPS) throw tooTangled();
      values.forEach((value, index) => {
        if (index % OFTEN === 0) checkMemory();
        this.spread(places[index], value);
      });
    }
  }

  /**
   * Drops all pending constraints: no value will arrive any more, and later questions are answered from the result. In
   * a large program that is a third of the memory.
   */
  settle(): void {
    this.run();
    this.constraints = new Constraints();
    this.forgetListeners();
  }

  /** Lists may grow during iteration; what was added meanwhile has received this value. */
  private spread(node: number, value: number): void {
    const { copies } = this;
    const { waiting } = this.constraints;
    for (let entry = copies.first(node); entry > 0; entry = copies.next(entry)) this.add(copies.item(entry), value);
    const last = waiting.last(node);
    for (let entry = waiting.first(node); entry > 0; entry = entry === last ? 0 : waiting.next(entry))
      this.meet(waiting.item(entry), value);
  }
}
