import { appendTo } from '../../grouped';
import { ANY_FIELD, isHardPrivate, isIndex, OWN_FIELDS } from '../../language/fields';
import { isBuiltInMethod } from './built-ins';
import { ForeignFields } from './foreign-fields';
import { NumberLists } from './number-lists';

const NO_FIELDS: ReadonlyMap<string, number> = new Map();

type FieldListener = (field: string, node: number) => void;

/** The heap: flow nodes of the fields and prototypes of values, created on demand. */
export abstract class Heap {
  private readonly fields = new Map<number, Map<string, number>>();
  private readonly prototypes = new Map<number, number>();
  /** By prototype: the class that has it. */
  readonly classes = new Map<number, number>();
  /** By value: nodes of what was merged into it, whose fields are its own, too. */
  private readonly mixins = new NumberLists();
  /** The summary node of all fields of a value, where something reads them all. */
  private readonly wholes = new Map<number, number>();
  /** Whether the fields of a value are accessed by static or by computed names. */
  private readonly names = new Map<number, Set<'read' | 'computed'>>();
  /** Fields of outside values. */
  readonly foreign = new ForeignFields(this);
  /** Nodes of what is stored in outside values. */
  private readonly keptInRequests = new Set<number>();
  private readonly keptElsewhere = new Set<number>();
  private readonly fieldListeners = new Map<number, FieldListener[]>();
  private readonly mixinListeners = new Map<number, ((source: number) => void)[]>();

  /** Allocates nodes and returns the first. */
  abstract nodes(count: number): number;
  abstract add(node: number, value: number): void;
  abstract valuesAt(node: number): readonly number[];
  abstract copy(to: number, from: number): void;
  abstract load(to: number, object: number, field: string): void;
  abstract listen(node: number, listener: (value: number) => void): void;
  protected abstract isListValue(value: number): boolean;

  /** A new node of a value. */
  nodeOf(value: number): number {
    const node = this.nodes(1);
    this.add(node, value);
    return node;
  }

  /** The node that holds a field of a value. */
  fieldNode(value: number, field: string): number {
    let fields = this.fields.get(value);
    if (!fields) this.fields.set(value, (fields = new Map()));
    let node = fields.get(field);
    if (node === undefined) {
      fields.set(field, (node = this.nodes(1)));
      if (isIndex(field) && this.isListValue(value)) this.copy(this.fieldNode(value, ANY_FIELD), node);
      const whole = this.wholes.get(value);
      if (whole !== undefined && !isHardPrivate(field)) this.copy(whole, node);
      for (const listener of this.fieldListeners.get(value) ?? []) listener(field, node);
    }
    return node;
  }

  /** The node of what a value inherits from. */
  prototypeNode(value: number): number {
    let node = this.prototypes.get(value);
    if (node === undefined) this.prototypes.set(value, (node = this.nodes(1)));
    return node;
  }

  /** The fields of a value, with their nodes. */
  fieldsOf(value: number): ReadonlyMap<string, number> {
    return this.fields.get(value) ?? NO_FIELDS;
  }

  /** Every value with fields or a prototype, with each of their nodes. */
  *heldNodes(): Generator<[value: number, node: number]> {
    for (const [value, fields] of this.fields) for (const node of fields.values()) yield [value, node];
    yield* this.heirs();
  }

  /** Every value with a field whose name is meant, with its node. */
  *fieldsBy(isMeant: (field: string) => boolean): Generator<[value: number, field: string, node: number]> {
    for (const [value, fields] of this.fields)
      for (const [field, node] of fields) if (isMeant(field)) yield [value, field, node];
  }

  /** Every value that inherits from others, or has others merged into it, with the nodes of these. */
  *heirs(): Generator<[value: number, node: number]> {
    yield* this.prototypes;
    for (const value of this.mixins.keys()) for (const node of this.mixins.at(value)) yield [value, node];
  }

  /**
   * A read of `table.main` would have to see everything stored as `table[name]`, but does not: where a value has both,
   * all of its fields are given up.
   */
  protected noteNames(value: number, use: 'read' | 'computed', giveUp: (held: number) => void): void {
    const uses = this.names.get(value) ?? new Set();
    if (uses.has(use)) return;
    this.names.set(value, uses.add(use));
    if (uses.size > 1) this.listen(this.fieldNode(value, ANY_FIELD), giveUp);
  }

  /** The summary node of a value's fields: one for all readers, instead of a pair for each reader and field. */
  wholeNode(value: number): number {
    let whole = this.wholes.get(value);
    if (whole === undefined) {
      this.wholes.set(value, (whole = this.nodes(1)));
      for (const [field, node] of this.fields.get(value) ?? []) if (!isHardPrivate(field)) this.copy(whole, node);
      for (const parts of this.mixins.at(value)) this.load(whole, parts, OWN_FIELDS);
    }
    return whole;
  }

  /** Whether something reads all fields of a value, or one with a computed name. */
  isReadWhole(value: number): boolean {
    return this.wholes.has(value);
  }

  /** The nodes of what was merged into a value. */
  mixinsOf(value: number): readonly number[] {
    return this.mixins.at(value);
  }

  /** A value and everything merged into it so far, transitively, the nearest first. */
  *holdersOf(value: number): Generator<number> {
    const found = new Set([value]);
    // The set grows while it is iterated: a work list.
    for (const holder of found) {
      yield holder;
      for (const parts of this.mixins.at(holder)) for (const source of this.valuesAt(parts)) found.add(source);
    }
  }

  /** Merges the fields of a node's values into a value; false when that is already done. */
  protected mix(value: number, parts: number): boolean {
    if (!this.mixins.add(value, parts)) return false;
    const whole = this.wholes.get(value);
    if (whole !== undefined) this.load(whole, parts, OWN_FIELDS);
    for (const listener of this.mixinListeners.get(value) ?? []) this.listen(parts, listener);
    return true;
  }

  /** Stores what is at a node in a field of all values of unknown origin. */
  shareForeign(field: string, from: number): void {
    if (!isBuiltInMethod(field)) this.storeForeign(this.foreign.plainNode(field), from, false);
  }

  /** Stores what is at a node in a field of outside values; `isKept`: in requests, under a name of the program's own. */
  protected storeForeign(field: number, from: number, isKept: boolean): void {
    this.copy(field, from);
    (isKept ? this.keptInRequests : this.keptElsewhere).add(from);
  }

  /** The values that outside code has in no other place than in requests, where the program itself keeps them. */
  keptInRequestsOnly(): ReadonlySet<number> {
    const kept = new Set([...this.keptInRequests].flatMap((node) => [...this.valuesAt(node)]));
    for (const node of kept.size > 0 ? this.keptElsewhere : [])
      for (const value of this.valuesAt(node)) kept.delete(value);
    return kept;
  }

  /** Calls back for every field of a value, present and future. */
  listenFields(value: number, listener: FieldListener): void {
    // Most values have nothing merged into them, but many listeners.
    let seen: Set<number> | undefined;
    const tell = (holder: number): void => {
      this.listenStored(holder, listener);
      this.listenMixins(holder, (source) => {
        seen ??= new Set([value]);
        if (seen.has(source)) return;
        seen.add(source);
        tell(source);
      });
    };
    tell(value);
  }

  /** Calls back for every own field of a value that is stored or loaded, present and future. */
  listenStored(value: number, listener: FieldListener): void {
    appendTo(this.fieldListeners, value, listener);
    for (const [field, node] of [...(this.fields.get(value) ?? [])]) listener(field, node);
  }

  protected forgetListeners(): void {
    this.fieldListeners.clear();
    this.mixinListeners.clear();
  }

  /** Calls back for everything that is merged into a value, present and future. */
  listenMixins(value: number, listener: (source: number) => void): void {
    appendTo(this.mixinListeners, value, listener);
    for (const parts of this.mixins.at(value)) this.listen(parts, listener);
  }
}
