/** A class with what stands for its instances, and for what these inherit. */
export interface Declared {
  readonly cls: number;
  readonly instance: number;
  readonly prototype: number;
}

/** Classes of which a database makes instances, for each row of a table one. */
// Matches: class Picture extends Model { contents() {} }, @Entity() class Picture { contents() {} }
export class Records {
  /** By class, instance and prototype. */
  private readonly declared = new Map<number, Declared>();
  private readonly known = new Set<Declared>();
  /** By class that may yet turn out to be one: those below it. */
  private readonly below = new Map<Declared, Declared[]>();
  private readonly listeners: ((declared: Declared) => void)[] = [];

  /** Notes a class of the program. */
  declare(declared: Declared): void {
    for (const value of Object.values(declared) as number[]) this.declared.set(value, declared);
  }

  /** Whether a value is such a class, its instance or its prototype: `has` tells once all files are read. */
  mayBe(value: number): boolean {
    return this.declared.has(value);
  }

  /** Whether a value is a class of records, one of them, or what they inherit. */
  has(value: number): boolean {
    const declared = this.declared.get(value);
    return declared !== undefined && this.known.has(declared);
  }

  /** A class, or the prototype of one, is that of records. */
  add(value: number): void {
    const declared = this.declared.get(value);
    if (declared) this.note(declared);
  }

  /** One class extends another one of the program, whose records are its own, too. */
  inherit(value: number, above: number): void {
    const [declared, other] = [this.declared.get(value), this.declared.get(above)];
    if (!declared || !other) return;
    if (this.known.has(other)) this.note(declared);
    else this.below.set(other, [...(this.below.get(other) ?? []), declared]);
  }

  /** Calls back for such classes, present and future. */
  listen(listener: (declared: Declared) => void): void {
    this.listeners.push(listener);
    for (const declared of this.known) listener(declared);
  }

  private note(declared: Declared): void {
    if (this.known.has(declared)) return;
    this.known.add(declared);
    for (const listener of this.listeners) listener(declared);
    for (const below of this.below.get(declared) ?? []) this.note(below);
    this.below.delete(declared);
  }
}
