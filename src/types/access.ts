/** A read or write of a variable that outlives the function, or of a field of `this`. */
export interface Access {
  readonly fn: number;
  readonly at: number;
  /** Where it is over, when that is later: what is assigned is computed first. */
  readonly done?: number;
  /** It stands for what other turns of a loop do, before or after. */
  readonly again?: true;
  readonly kind: 'read' | 'write';
  /** A write of what the value holds (`x[0] = 1`), not of the variable itself. */
  readonly inside?: true;
  /** It adds a number, and nobody learns the sum: who comes first makes no difference to it. */
  readonly counts?: true;
  /**
   * What it goes through: `path#name@offset` of a variable, `path#this.field`, `import name request`, `global`, `process.env`,
   * `app`, `built-in`, `result n` of a call, or `param n` of the function that is its home.
   */
  readonly root: string;
  /** The part of it that is meant, as far as names say: `state.users[id]` is `users` of `state`. */
  readonly members: readonly string[];
  /** Function that declares the variable. */
  readonly home: number;
  readonly name: string;
}

/** A part of state that a function returns. A root `result n` is what the call of that index gives. */
export interface Given extends Pick<Access, 'root' | 'members' | 'home' | 'name'> {
  readonly fn: number;
}

/** A part of state that a call hands over as an argument. */
export interface Passed extends Pick<Access, 'root' | 'members' | 'home' | 'name'> {
  readonly call: number;
  readonly index: number;
}
