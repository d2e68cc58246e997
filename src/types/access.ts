/** A read or write of a variable that outlives the function, or of a field of `this`. */
export interface Access {
  readonly fn: number;
  readonly at: number;
  readonly kind: 'read' | 'write';
  /** A write of what the value holds (`x[0] = 1`), not of the variable itself. */
  readonly inside?: true;
  /** It adds a number, and nobody learns the sum: who comes first makes no difference to it. */
  readonly counts?: true;
  /** What it goes through: `path#name@offset` of a variable, `path#this.field`, or `import name request`. */
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
