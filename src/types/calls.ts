import type { Position } from './position';
import type { Span } from './text';

/** How a string is built, so that two paths can be compared without running the program. */
export type PathExpr =
  | { readonly kind: 'text'; readonly text: string }
  /**
   * Whatever flows into a flow node; where the points-to analysis does not know, one of the values assigned to it, else
   * `name` as a symbol: as it is written, or as it is known everywhere, where that differs.
   */
  | {
      readonly kind: 'node';
      readonly node: number;
      readonly name: string;
      readonly known?: string;
      readonly assigned?: readonly PathExpr[];
    }
  /** A parameter of an enclosing function, and its default; with `rest`, all arguments from that index on. */
  | {
      readonly kind: 'param';
      readonly fn: number;
      readonly index: number;
      readonly rest: boolean;
      readonly preset?: PathExpr;
    }
  /** The result of a call of this file. */
  | { readonly kind: 'call'; readonly call: number }
  /** `path.join(…)`, unless the call of this file runs a function of the program; or a concatenation without separators. */
  | { readonly kind: 'join'; readonly parts: readonly PathExpr[]; readonly call?: number }
  | { readonly kind: 'concat'; readonly parts: readonly PathExpr[] }
  /** One of these, depending on a condition; where it is `named`, the first is the name that it has in its function or everywhere, for what is not known of the others. */
  | { readonly kind: 'choice'; readonly of: readonly PathExpr[]; readonly named?: 'here' | 'everywhere' }
  /** A text that a method makes of another one, unless the call of this file runs a function of the program. */
  | { readonly kind: 'edited'; readonly call: number; readonly of: PathExpr; readonly edit: TextEdit }
  /** A field of what an expression gives, or an element. */
  | { readonly kind: 'field'; readonly of: PathExpr; readonly name: string }
  /** An object or a list: what its fields and elements are. */
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, PathExpr>> }
  | { readonly kind: 'any' };

/** A method of texts, and its arguments: texts, numbers and regular expressions, as far as they are literals. */
export interface TextEdit {
  readonly method: string;
  readonly args: readonly (string | number | { readonly pattern: string; readonly flags: string } | null)[];
}

/** A path that is put together in an expression, whose flow node other expressions may get it from. */
export interface MadePath {
  readonly node: number;
  readonly path: PathExpr;
}

/**
 * A piece of a template literal; `harmless` when the value is known to be a number, `prepared` when it may be escaped or quoted
 * for its place.
 */
export type TemplatePart =
  { readonly text: string } | { readonly hole: Span; readonly harmless: boolean; readonly prepared?: true };

/** One argument of a call, as far as the syntax tells. */
export interface ArgumentFacts {
  readonly span: Span;
  readonly kind:
    'string' | 'template' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'function' | 'spread' | 'other';
  readonly text: string;
  /** The value of a literal. */
  readonly value?: string;
  /** The texts of a template literal (cooked) and its holes, in order. */
  readonly parts?: readonly TemplatePart[];
  /** For an object literal that describes a route: `{ method: 'GET', path: '/users' }`. */
  readonly place?: { readonly method: string; readonly path: string };
  /** The keys of an object literal, written here or held by a constant; contains `...` when it has a spread. */
  readonly keys?: readonly string[];
  /**
   * For a function that returns one object, as a mock factory does: what is spread into the object. A variable of the
   * file, or a requested module; with neither, the module that the factory replaces.
   */
  readonly spreads?: readonly { readonly local?: string; readonly request?: string }[];
  /** It may be `undefined`, `null` or something else that is falsy, and may be something else. */
  readonly optional?: boolean;
  /** The values of such an object under keys that name files. */
  readonly files?: Readonly<Record<string, PathExpr>>;
  readonly node: number;
  /** Elements of an array literal. */
  readonly elements?: readonly ArgumentFacts[];
  readonly path: PathExpr;
  /** A path from the root of all files: `fixed`, or one that depends on the working folder by the time it is evaluated. */
  readonly absolute?: 'fixed' | 'resolved';
}

/** One call expression. */
export interface CallFacts {
  readonly index: number;
  readonly span: Span;
  readonly callee: Span;
  readonly line: number;
  readonly column: number;
  /** The name called, for display and name matching: `load` of `store.load(id)`. */
  readonly name: string;
  /** For `object.method(…)`: the spans of both, without what is between them. */
  readonly member?: {
    readonly object: Span;
    readonly objectName?: string;
    readonly property: Span;
    readonly computed: boolean;
  };
  /** The source text between the object and the property: a dot, perhaps with a line break or a comment. */
  readonly between: string;
  /** The callee as it is written: `store.load`. */
  readonly text: string;
  /** Index of the innermost function around the call. */
  readonly fn: number;
  readonly isNew: boolean;
  readonly optional: boolean;
  readonly args: readonly ArgumentFacts[];
  readonly position: Position;
  readonly calleeNode: number;
  readonly receiverNode: number;
  readonly resultNode: number;
  /** The events that it concerns, one in each round of a loop: these, or the keys of the object at a node, with what it has there. */
  readonly each?: { readonly names?: readonly string[]; readonly keys?: number; readonly own?: true };
  /**
   * For a method of promises on a variable: the expressions of its function that made what the variable has; `repeats` if the
   * call itself did in the round before.
   */
  readonly continues?: { readonly from: readonly Span[]; readonly repeats?: true };
  /** For `f.call(…)` and `f.apply(…)`: the flow node and the arguments of a method of that name, if `f` has one. */
  readonly asMethod?: { readonly node: number; readonly args: readonly ArgumentFacts[] };
}
