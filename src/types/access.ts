/** A read or write of shared state: a variable that outlives the call, or a field of `this`. */
export interface Access {
  readonly fn: number;
  readonly at: number;
  /**
   * Offset at which the access takes effect, where that is later than `at`: the right side of an assignment is
   * evaluated first.
   */
  readonly done?: number;
  /** A stand-in for the same access in another iteration of the loop around it, earlier or later. */
  readonly again?: true;
  readonly kind: 'read' | 'write';
  /** A write to what the value holds (`x[0] = 1`), not to the variable itself. */
  readonly inside?: true;
  /** A write after which something may be gone (`list.shift()`, `entry = null`). */
  readonly removes?: true;
  /** A commutative update whose result is not used (`hits += 1`): the order of several makes no difference. */
  readonly counts?: true;
  /**
   * Where the access path begins: `path#name@offset` for a variable, `path#this.field`, `import name request`,
   * `global`, `process.env`, `app`, `built-in`, `result n` for the result of call `n`, `param n` for a parameter of
   * the function `home` (`param n+` for any of its arguments from there on), or `request name` for what requests have under a name,
   * `kept n:i` for where call `n` puts its argument `i`.
   */
  readonly root: string;
  /**
   * The access path below the root, as far as its names are static: `['users']` for `state.users[id]` with the root
   * `state`.
   */
  readonly members: readonly string[];
  /** Index of the function that declares the variable. */
  readonly home: number;
  readonly name: string;
  /** Of a field of `this`: index of the function whose `this` it is, where that is not told by `fn`. */
  readonly self?: number;
}

/**
 * A container that is not of the state but has parts of it. A list that is a `copy` (`users.slice()`), and an object or a
 * `Map` that is a `clone`, have what is at the same place in the state; a `chain`
 * (`Object.create(settings)`) reads it there, but what is set is its own; a `map` has it under any key, `.name` at that
 * place, `.[]` at any element; a `pair` is an entry of a `Map`, whose value it is.
 */
export type OwnLevel = 'copy' | 'clone' | 'chain' | 'map' | 'pair' | `.${string}`;

/** A part of shared state, and the containers around it that are not of the state, outermost first. */
export interface StatePart extends Pick<Access, 'root' | 'members' | 'home' | 'name' | 'self'> {
  readonly own?: readonly OwnLevel[];
}

/** A part of shared state that a function returns. With a root `result n` it is what call `n` returns. */
export interface Given extends StatePart {
  readonly fn: number;
}

/** A part of shared state to which the function `fn` puts an argument. */
export interface KeptArgument extends StatePart {
  readonly fn: number;
  readonly index: number;
}

/** A part of shared state that is passed to a call as an argument. */
export interface Passed extends StatePart {
  readonly call: number;
  readonly index: number;
  /** It may also be a later one: of a list that is spread, the length is not known. */
  readonly onwards?: true;
}

/** A part of shared state that the function `fn` keeps in requests under a name. */
export interface HandedOn extends StatePart {
  readonly fn: number;
  readonly field: string;
}

/** A variable of a module that it exports: its root, and the names below the module by which importers know it. */
export interface Exposed {
  readonly root: string;
  readonly as: readonly string[];
}

/** A variable of the module, or one that other functions than its own use; or `this` of a function that arrow functions use. */
export interface Captured {
  /** Its flow node. */
  readonly node: number;
  /** Index of the function that declares it, or whose `this` it is. */
  readonly home: number;
  /** The functions inside of `home` that use it, or have one that does; not told for the module. */
  readonly by: readonly number[];
  /** The root of access paths of a variable that can hold state, and is no import. */
  readonly root?: string;
}

/** A class, and the one that it extends: what is not found in the former is that of the latter. */
export interface BaseFacts {
  readonly of: Pick<Access, 'root' | 'home' | 'name'>;
  readonly base: Pick<Access, 'root' | 'home' | 'name'>;
}
