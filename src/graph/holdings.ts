import { ANY_FIELD, isIndex } from '../fields';

const NO_FIELDS: ReadonlyMap<string, number> = new Map();

/** What values hold: the flow nodes of their fields and of what they inherit from, made when they are first asked for. */
export abstract class Holdings {
  private readonly fields = new Map<number, Map<string, number>>();
  private readonly prototypes = new Map<number, number>();
  /** Node of everything that a value holds, where somebody reads it all. */
  private readonly wholes = new Map<number, number>();
  private readonly fieldListeners = new Map<number, ((field: string, node: number) => void)[]>();

  /** Reserves nodes and returns the first. */
  abstract nodes(count: number): number;
  abstract copy(to: number, from: number): void;
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
  }

  /** One node for all readers: fields and readers would else be joined pair by pair. */
  protected wholeNode(value: number): number {
    let whole = this.wholes.get(value);
    if (whole === undefined) {
      this.wholes.set(value, (whole = this.nodes(1)));
      for (const node of this.fields.get(value)?.values() ?? []) this.copy(whole, node);
    }
    return whole;
  }

  /** Tells of every field of a value, now and later. */
  listenFields(value: number, listener: (field: string, node: number) => void): void {
    const known = this.fieldListeners.get(value);
    if (known) known.push(listener);
    else this.fieldListeners.set(value, [listener]);
    for (const [field, node] of [...(this.fields.get(value) ?? [])]) listener(field, node);
  }
}
