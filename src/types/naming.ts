import type { Span } from './text';

/** A name of a function, or what stands where a copy has its name: `text`, or the new name between `before` and `after`. */
export interface WrittenName extends Span {
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
  readonly text?: string;
}

/** Where a function is written, so that another form of it can stand beside it. */
export interface Home {
  readonly form: 'declaration' | 'variable' | 'member' | 'method' | 'field' | 'assignment';
  /** What a copy repeats: a statement, a property of an object, or a member of a class. */
  readonly span: Span;
  /** The names that a copy changes; a function expression may have two. */
  readonly names: readonly WrittenName[];
  /** Flow nodes of the variables that are called by those names. */
  readonly nodes: readonly number[];
  /** It may matter what it is called on. */
  readonly usesThis: boolean;
}

/** A constructor whose body can move into a method that a factory calls. */
export interface FactoryFacts {
  /** The name of the class. */
  readonly name: string;
  /** From the constructor's name to the brace that opens its body. */
  readonly head: Span;
  /** The parameters as they are written, and what hands them on: their names, or `...args`. */
  readonly params: string;
  readonly passed: string;
  /** In TypeScript: who may call it, and the ends of the names of fields that types must take for filled. */
  readonly typed?: { readonly access?: string; readonly fields: readonly number[] };
  /** Only the end of the body moves; the constructor keeps what stands before that. */
  readonly tail?: FactoryTail;
}

/** The end of the body of a constructor, which moves into a method. */
export interface FactoryTail {
  /** Where it begins, behind the last statement that stays. */
  readonly at: number;
  /** Parameters that the constructor needs no more, and what it is given for the others. */
  readonly cut: readonly Span[];
  readonly given: string;
  /** What stands before fields that a method fills, and only a constructor could: `readonly `. */
  readonly loose: readonly Span[];
  /** Parameters of the method, and what hands them on. */
  readonly params: string;
  readonly passed: string;
  /** The class extends another one. */
  readonly extends: boolean;
}

/** A getter that can become a method. */
export interface GetterFacts {
  /** The `get` and what is between it and the name. */
  readonly keyword: Span;
}

/** How another form of a function can be there: beside it, or in its place. */
export interface OtherForms {
  readonly home?: Home;
  readonly factory?: FactoryFacts;
  readonly getter?: GetterFacts;
}

/** A place that gives a value a name by which others call it: a property, an assignment to one, or an export. */
export interface Naming {
  readonly name: string;
  /** Flow nodes of the object that gets the name (-1: the exports of an ES module), and of the value. */
  readonly object: number;
  readonly node: number;
  /**
   * How another name beside it is written; `home`: the function stands there itself; `closed`: nothing can be added, because
   * the object has a type or goes somewhere that may look at all of its names; `module`: the function is all that its file
   * gives (`module.exports = load`, under the name `exports`), or is the default export; `pattern`: it is taken from an object
   * that has it under the name `imported`.
   */
  readonly form:
    'home' | 'shorthand' | 'property' | 'assignment' | 'export' | 're-export' | 'pattern' | 'module' | 'closed';
  /** The property, statement or specifier; a new one goes after it. */
  readonly span: Span;
  /** Where the value is written, when it is a name. */
  readonly value?: Span;
  /** Of a re-export: the module it comes from, and its name there; of a pattern the name in the object. */
  readonly request?: string;
  readonly imported?: string;
}
