import type { Access, Given, Passed } from './access';
import type { CpuFact } from './cpu';
import type { EndingFacts } from './ending';
import type { IgnoreComment } from './ignores';
import type { ModuleFormat } from './project';
import type { YieldFacts } from './position';
import type { Naming, OtherForms } from './naming';
import type {
  BranchFacts,
  ChoiceFacts,
  Detour,
  Idiom,
  KeptPromise,
  LocalFacts,
  Once,
  ReturnFacts,
  StatementList,
} from './order';
import type { Span } from './text';
import type { PathExpr, CallFacts } from './calls';
import type { Flow } from './flow';

/** What is called like a function, and how it is written. */
export type FunctionKind =
  'module' | 'declaration' | 'expression' | 'arrow' | 'method' | 'getter' | 'setter' | 'constructor' | 'class-body';

/** A default value of a parameter that may move into the body of its function. */
export interface DefaultFacts {
  readonly name: string;
  /** `name = value`, and its two sides. */
  readonly pattern: Span;
  readonly target: Span;
  readonly value: Span;
  /** A literal: it makes no difference when it is evaluated. */
  readonly constant: boolean;
}

/** One function of one file, with what a rewrite needs to know of its text. Index 0 is the module itself. */
export interface FunctionFacts extends OtherForms {
  readonly index: number;
  readonly name: string;
  readonly kind: FunctionKind;
  readonly span: Span;
  /** Start-of-function line, 1-based. */
  readonly line: number;
  readonly parent: number;
  readonly async: boolean;
  readonly generator: boolean;
  /** Where `async ` goes. */
  readonly asyncAt: number;
  /** The body: of a block the braces' span, of an expression arrow the expression. */
  readonly body: Span;
  readonly block: boolean;
  /** What it begins with that is said to a framework: `use server`. */
  readonly directives?: readonly string[];
  readonly params: readonly string[];
  /** Default values that may move into the body, in order. */
  readonly defaults: readonly DefaultFacts[];
  /** Of one that uses its last parameter. */
  readonly ending?: EndingFacts;
  /** Ends of the `await`s it has already, and of what a `for await` goes through, in order. */
  readonly awaits: readonly number[];
  /** Ways past them. */
  readonly detours?: readonly Detour[];
  /** Of a generator: where others go on meanwhile. */
  readonly yields: readonly YieldFacts[];
  /** How its results are put together, where they are strings. */
  readonly returns: readonly PathExpr[];
  /** Type annotation of the result without its colon, when there is one. */
  readonly returnType?: Span;
  /** Uses `await` as a name, `with`, or another thing that stops it from becoming async. */
  readonly awaitIsName: boolean;
  /** Flow node of the function value, its `this`, its result and its parameters. */
  readonly node: number;
  readonly thisNode: number;
  readonly resultNode: number;
  readonly paramNodes: readonly number[];
  /** Flow node of an array of the arguments from index `restFrom` on (a rest parameter or `arguments`); -1: none. */
  readonly restNode: number;
  readonly restFrom: number;
  /** Flow nodes of single elements of a rest parameter, by their place in it, which is negative when counted from the end. */
  readonly picked: readonly (readonly [at: number, node: number])[];
  /** Set when this function is an argument of a call: that call and the position. */
  readonly argumentOf?: { readonly call: number; readonly index: number };
  /** A class constructor or body: the class it belongs to. */
  readonly inClass: boolean;
  /** A method that only code of its own class can name: `#load`, `private load`. */
  readonly isPrivate: boolean;
  /** A method that code of its own class and of those that extend it can name. */
  readonly isProtected: boolean;
  /** A TypeScript method whose signature an interface, a base class or an overload also states. */
  readonly contract: boolean;
}

/** A binding brought in by `require` or `import`, for reuse and for tidying up. */
export interface ImportFacts {
  readonly request: string;
  readonly local: string;
  /** `*` for a namespace or the whole module, `default`, or the imported name. */
  readonly imported: string;
  /** The whole statement, and the specifier or property within it. */
  readonly statement: Span;
  readonly specifier: Span;
  /** How many specifiers the statement has. */
  readonly siblings: number;
  readonly uses: readonly Span[];
  readonly topLevel: boolean;
  readonly style:
    'require' | 'require-destructured' | 'require-member' | 'import' | 'import-named' | 'import-namespace' | 'alias';
  /** Of an alias (`const read = fs.readFileSync`): where it uses the import it is made of. */
  readonly base?: number;
  readonly typeOnly: boolean;
  /** Re-exported, reassigned, or declared with others in one statement: leave it alone. */
  readonly pinned: boolean;
}

/** `@Get('/users')` above a method, or `@Controller()` above a class. */
export interface DecoratorFacts {
  /** Index of the decorator's call. */
  readonly call: number;
  /** The method's function, or every member of the class. */
  readonly members: readonly { readonly name: string; readonly fn: number }[];
  readonly onClass: boolean;
  /** Where the class begins: the same for a class and its members. */
  readonly owner: number;
}

/** All we learn from one file. JSON-safe. */
export interface FileFacts {
  readonly path: string;
  readonly format: ModuleFormat;
  readonly typescript: boolean;
  /** It begins with `#!`, and names Node. */
  readonly command: boolean;
  /**
   * Only `import fs = require('fs')` and `export = …` load and give values here. Other imports may be errors of the compiler
   * (`verbatimModuleSyntax`).
   */
  readonly importsEqual: boolean;
  readonly functions: readonly FunctionFacts[];
  readonly calls: readonly CallFacts[];
  /** Reads of properties that a getter may compute, like calls without arguments; indexes are -1, -2, … */
  readonly reads: readonly CallFacts[];
  readonly flow: readonly Flow[];
  readonly nodes: number;
  readonly decorators: readonly DecoratorFacts[];
  readonly imports: readonly ImportFacts[];
  readonly namings: readonly Naming[];
  readonly accesses: readonly Access[];
  /** Reads and writes of parts of such state, through the variables and results that stand for them. */
  readonly aliases: readonly Access[];
  readonly given: readonly Given[];
  readonly passed: readonly Passed[];
  readonly statements: readonly StatementList[];
  readonly returns: readonly ReturnFacts[];
  readonly branches: readonly BranchFacts[];
  readonly choices: readonly ChoiceFacts[];
  readonly locals: readonly LocalFacts[];
  readonly idioms: readonly Idiom[];
  readonly once: readonly Once[];
  readonly keeps: readonly KeptPromise[];
  /** All names declared or mentioned anywhere in the file: a new name must avoid them. */
  readonly names: ReadonlySet<string>;
  readonly ignores: readonly IgnoreComment[];
  /** What keeps the CPU; undefined when nobody looked. */
  readonly cpu?: readonly CpuFact[];
  /** Names that more than one scope declares: a use may mean either. */
  readonly ambiguous: ReadonlySet<string>;
  /** End of the leading run of directives, imports and requires; new ones go there. 0 when there is none. */
  readonly head: number;
  /** Start of the first statement. */
  readonly first: number;
  /** Offsets of line starts. */
  readonly lines: readonly number[];
}
