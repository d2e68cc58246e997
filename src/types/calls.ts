import type { Position } from './position';
import type { Span } from './text';

/** How a string is put together, so that two paths can be compared without running the program. */
export type PathExpr =
  | { readonly kind: 'text'; readonly text: string }
  /** Whatever flows into a node; where that is not known, one of what is assigned to it, or else `name` stands for it. */
  | { readonly kind: 'node'; readonly node: number; readonly name: string; readonly assigned?: readonly PathExpr[] }
  /** A parameter of a function around; with `rest` all arguments from there on. */
  | { readonly kind: 'param'; readonly fn: number; readonly index: number; readonly rest: boolean }
  /** The result of a call of this file. */
  | { readonly kind: 'call'; readonly call: number }
  /** `path.join(…)`, or text put together without separators. */
  | { readonly kind: 'join' | 'concat'; readonly parts: readonly PathExpr[] }
  | { readonly kind: 'any' };

/** A piece of a template literal; `harmless` when the value is proven to be a number. */
export type TemplatePart = { readonly text: string } | { readonly hole: Span; readonly harmless: boolean };

/** One argument of a call, as far as syntax tells. */
export interface ArgumentFacts {
  readonly span: Span;
  readonly kind:
    'string' | 'template' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'function' | 'spread' | 'other';
  readonly text: string;
  /** The value of a literal. */
  readonly value?: string;
  /** A template literal's texts (as the program has them) and holes, in order. */
  readonly parts?: readonly TemplatePart[];
  /** Of an object literal that describes a route: `{ method: 'GET', path: '/users' }`. */
  readonly place?: { readonly method: string; readonly path: string };
  /** The keys of an object literal; `...` when it spreads something. */
  readonly keys?: readonly string[];
  /**
   * Of a function that gives one object: what is spread into it, as tests do with the real module: what a name of the file
   * stands for, or a module that is asked for; without either, the one that the function is to replace.
   */
  readonly spreads?: readonly { readonly local?: string; readonly request?: string }[];
  readonly node: number;
  /** Elements of an array literal. */
  readonly elements?: readonly ArgumentFacts[];
  readonly path: PathExpr;
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
  /** Of `object.method(…)`: the two, without what is between them. */
  readonly member?: {
    readonly object: Span;
    readonly objectName?: string;
    readonly property: Span;
    readonly computed: boolean;
  };
  /** What is written between the object and the property of the callee: a dot, and perhaps a line break or a comment. */
  readonly between: string;
  /** The callee as written: `store.load`. */
  readonly text: string;
  /** Innermost function that holds it. */
  readonly fn: number;
  readonly isNew: boolean;
  readonly optional: boolean;
  readonly args: readonly ArgumentFacts[];
  readonly position: Position;
  readonly calleeNode: number;
  readonly receiverNode: number;
  readonly resultNode: number;
}
