import type { Span } from './text';

/**
 * An occurrence of a function's name within a copy of it: replaced by `text`, or by the new name between `before` and
 * `after`.
 */
export interface WrittenName extends Span {
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
  readonly text?: string;
}

/** Where a function is declared, so that its async twin can be placed beside it. */
export interface Home {
  readonly form: 'declaration' | 'variable' | 'member' | 'method' | 'field' | 'assignment';
  /** What a copy repeats: a statement, a property of an object, or a member of a class. */
  readonly span: Span;
  /** The names to replace in the copy; a function expression may have two. */
  readonly names: readonly WrittenName[];
  /** Flow nodes of the variables through which those names are called. */
  readonly nodes: readonly number[];
  /** It uses `this`, so the receiver of its calls may matter. */
  readonly usesThis: boolean;
}

/** A constructor whose body can move into a method, to be called by an async factory. */
export interface FactoryFacts {
  /** The name of the class. */
  readonly name: string;
  /** From the name `constructor` to the brace that opens its body. */
  readonly head: Span;
  /** The parameters as written, and the arguments that pass them on: their names, or `...args`. */
  readonly params: string;
  readonly passed: string;
  /**
   * In TypeScript: the accessibility of the constructor, and the ends of the names of fields that need a definite
   * assignment assertion.
   */
  readonly typed?: { readonly access?: string; readonly fields: readonly number[] };
  /** Only the end of the body moves; the constructor keeps what comes before. */
  readonly tail?: FactoryTail;
}

/** The end of a constructor's body, which moves into a method. */
export interface FactoryTail {
  /** Where it begins: after the last statement that stays. */
  readonly at: number;
  /** Parameters that the constructor no longer needs, and the arguments for the remaining ones. */
  readonly cut: readonly Span[];
  readonly given: string;
  /** Modifiers to remove from fields that the method assigns: `readonly `. */
  readonly loose: readonly Span[];
  /** Parameters of the method, and the arguments that pass them on. */
  readonly params: string;
  readonly passed: string;
  /** The class extends another one. */
  readonly extends: boolean;
}

/** A getter that can become a method. */
export interface GetterFacts {
  /** The keyword `get` and what is between it and the name. */
  readonly keyword: Span;
}

/** How an async form of a function can exist: beside it, or in its place. */
export interface OtherForms {
  readonly home?: Home;
  readonly factory?: FactoryFacts;
  readonly getter?: GetterFacts;
}

/** A place that gives a function a name by which others call it: a property, an assignment to one, or an export. */
export interface Naming {
  readonly name: string;
  /** Flow nodes of the object that gets the name (-1: the exports of an ES module), and of the value. */
  readonly object: number;
  readonly node: number;
  /**
   * How to write another name beside it. `home`: the function is written there itself. `closed`: nothing can be added,
   * because the object has a type, or is used where all of its names may matter. `module`: the function is the whole
   * export of its file (`module.exports = load`, under the name `exports`), or the default export. `pattern`: it is
   * destructured from an object that has it under the name `imported`.
   */
  readonly form:
    'home' | 'shorthand' | 'property' | 'assignment' | 'export' | 're-export' | 'pattern' | 'module' | 'closed';
  /** The object has a type of the program, which has to get the other name, too. */
  readonly typed?: true;
  /** The property, statement or specifier; a new one is inserted after it. */
  readonly span: Span;
  /** The value, when it is written as a name. */
  readonly value?: Span;
  /** For a re-export: the module it comes from, and its name there; for a pattern, the name in the object. */
  readonly request?: string;
  readonly imported?: string;
}

/** The names by which other code calls a function. */
export interface FunctionNames {
  /** Places that give it a name, and where another name can be added beside it. */
  readonly open: readonly { readonly file: string; readonly naming: Naming }[];
  /** Its other names, beside which none can be added. */
  readonly closed: ReadonlySet<string>;
}
