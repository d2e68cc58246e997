import { ANY_FIELD, isIndex, OWN_FIELDS } from '../language/fields';
import { isBuiltInMethod } from './built-ins';
import { ForeignFields } from './foreign-fields';
import { NumberLists } from './number-lists';

const NO_FIELDS: ReadonlyMap<string, number> = new Map();

type FieldListener = (field: string, node: number) => void;

/** What values hold: the flow nodes of their fields and of what they inherit from, made when they are first asked for. */
export abstract class Holdings {
  private readonly fields = new Map<number, Map<string, number>>();
  private readonly prototypes = new Map<number, number>();
  /** By value: nodes of what was merged into it, whose fields are its own, too. */
  private readonly mixins = new NumberLists();
  /** Node of everything that a value holds, where somebody reads it all. */
  private readonly wholes = new Map<number, number>();
  /** How the names are known by which the fields of a value are used: written out, or computed. */
  private readonly names = new Map<number, Set<'read' | 'computed'>>();
  /** Fields of things outside of the project. */
  readonly foreign = new ForeignFields(this);
  private readonly fieldListeners = new Map<number, FieldListener[]>();
  private readonly mixinListeners = new Map<number, ((source: number) => void)[]>();

  /** Reserves nodes and returns the first. */
  abstract nodes(count: number): number;
  abstract valuesAt(node: number): readonly number[];
  abstract copy(to: number, from: number): void;
  abstract load(to: number, object: number, field: string): void;
  abstract listen(node: number, listener: (value: number) => void): void;
  protected abstract isListValue(value: number): boolean;

  /** The node that holds a field of a value. */
  fieldNode(value: number, field: string): number {
    let fields = this.fields.get(value);
    if (!fields) this.fields.set(value, (fields = new Map()));
    let node = fields.get(field);
    if (node === undefined) {
      fields.set(field, (node = this.nodes(1)));
      if (isIndex(field) && this.isListValue(value)) this.copy(this.fieldNode(value, ANY_FIELD), node);
      const whole = this.wholes.get(value);
      if (whole !== undefined) this.copy(whole, node);
      for (const listener of this.fieldListeners.get(value) ?? []) listener(field, node);
    }
    return node;
  }

  /** The node that holds what a value inherits from. */
  prototypeNode(value: number): number {
    let node = this.prototypes.get(value);
    if (node === undefined) this.prototypes.set(value, (node = this.nodes(1)));
    return node;
  }

  /** The fields that a value has, with their nodes. */
  fieldsOf(value: number): ReadonlyMap<string, number> {
    return this.fields.get(value) ?? NO_FIELDS;
  }

  /** Every value that has fields or inherits, with each node of what it holds. */
  *heldNodes(): Generator<[value: number, node: number]> {
    for (const [value, fields] of this.fields) for (const node of fields.values()) yield [value, node];
    yield* this.prototypes;
    for (const value of this.mixins.keys()) for (const node of this.mixins.at(value)) yield [value, node];
  }

  /**
   * Who reads `table.main` would see all that was ever stored as `table[name]`, and sees none of it: where there are both, all
   * of that is given up.
   */
  protected noteNames(value: number, use: 'read' | 'computed', giveUp: (held: number) => void): void {
    const uses = this.names.get(value) ?? new Set();
    if (uses.has(use)) return;
    this.names.set(value, uses.add(use));
    if (uses.size > 1) this.listen(this.fieldNode(value, ANY_FIELD), giveUp);
  }

  /** The node of everything that a value holds. One for all readers: fields and readers would else be joined pair by pair. */
  wholeNode(value: number): number {
    let whole = this.wholes.get(value);
    if (whole === undefined) {
      this.wholes.set(value, (whole = this.nodes(1)));
      for (const node of this.fields.get(value)?.values() ?? []) this.copy(whole, node);
      for (const parts of this.mixins.at(value)) this.load(whole, parts, OWN_FIELDS);
    }
    return whole;
  }

  /** True when somebody reads all that a value holds, or under a name that only a run can tell. */
  isReadWhole(value: number): boolean {
    return this.wholes.has(value);
  }

  /** The nodes of what was merged into a value. */
  mixinsOf(value: number): readonly number[] {
    return this.mixins.at(value);
  }

  /** A value and all that was merged into it, so far. */
  holdersOf(value: number): number[] {
    const found = new Set([value]);
    // What is added while the set is walked is walked, too.
    for (const holder of found)
      for (const parts of this.mixins.at(holder)) for (const source of this.valuesAt(parts)) found.add(source);
    return [...found];
  }

  /** Makes the fields of a node's values fields of a value; false when they are. */
  protected mix(value: number, parts: number): boolean {
    if (!this.mixins.add(value, parts)) return false;
    const whole = this.wholes.get(value);
    if (whole !== undefined) this.load(whole, parts, OWN_FIELDS);
    for (const listener of this.mixinListeners.get(value) ?? []) this.listen(parts, listener);
    return true;
  }

  /** Puts what is at a node in a field of all that is of unknown origin. */
  shareForeign(field: string, from: number): void {
    if (!isBuiltInMethod(field)) this.copy(this.foreign.node(field), from);
  }

  /** Tells of every field of a value, now and later. */
  listenFields(value: number, listener: FieldListener): void {
    // Most values have nothing merged into them, and are listened to by many.
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

  /** Tells of every field of a value that something was stored in or asked of, now and later; not of those merged into it. */
  listenStored(value: number, listener: FieldListener): void {
    append(this.fieldListeners, value, listener);
    for (const [field, node] of [...(this.fields.get(value) ?? [])]) listener(field, node);
  }

  protected forgetListeners(): void {
    this.fieldListeners.clear();
    this.mixinListeners.clear();
  }

  /** Tells of everything that is merged into a value, now and later. */
  listenMixins(value: number, listener: (source: number) => void): void {
    append(this.mixinListeners, value, listener);
    for (const parts of this.mixins.at(value)) this.listen(parts, listener);
  }
}

function append<T>(lists: Map<number, T[]>, key: number, item: T): void {
  const known = lists.get(key);
  if (known) known.push(item);
  else lists.set(key, [item]);
}
