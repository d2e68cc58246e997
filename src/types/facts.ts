import type { Access, BaseFacts, Captured, Exposed, Given, KeptArgument, HandedOn, Passed } from './access';
import type { CpuFact } from './cpu';
import type { DecoratorFacts } from './decorators';
import type { EndingFacts } from './ending';
import type { IgnoreComment } from './ignores';
import type { ImportFacts } from './imports';
import type { ModuleFormat } from './project';
import type { YieldFacts } from './position';
import type { Naming, OtherForms } from './naming';
import type {
  AwaitedOperand,
  BranchFacts,
  ChoiceFacts,
  SkippedPart,
  Detour,
  Decided,
  Filling,
  Idiom,
  Due,
  KeptPromise,
  Operand,
  LocalFacts,
  ScratchFacts,
  NamedTime,
  Once,
  ReturnFacts,
  StatementList,
} from './order';
import type { Span } from './text';
import type { PathExpr, CallFacts, MadePath } from './calls';
import type { Flow } from './flow';

/** What kind of function it is, by its syntax. */
export type FunctionKind =
  'module' | 'declaration' | 'expression' | 'arrow' | 'method' | 'getter' | 'setter' | 'constructor' | 'class-body';

/** A default value of a parameter that may move into the function body. */
export interface DefaultFacts {
  readonly name: string;
  /** The span of `name = value`, and of both sides. */
  readonly pattern: Span;
  readonly target: Span;
  readonly value: Span;
  /** The value is a literal, so that the time of its evaluation makes no difference. */
  readonly constant: boolean;
}

/** One function of one file, with what a rewrite needs to know of its text. Index 0 is the module itself. */
export interface FunctionFacts extends OtherForms {
  readonly index: number;
  readonly name: string;
  readonly kind: FunctionKind;
  readonly span: Span;
  /** The line on which it starts, 1-based. */
  readonly line: number;
  readonly parent: number;
  readonly async: boolean;
  readonly generator: boolean;
  /** Offset at which to insert `async `. */
  readonly asyncAt: number;
  /** The body: a block with its braces, or the expression of an arrow function. */
  readonly body: Span;
  readonly block: boolean;
  /** Its directives, which tell a framework what it is: `use server`. */
  readonly directives?: readonly string[];
  readonly params: readonly string[];
  /** Default values that may move into the body, in source order. */
  readonly defaults: readonly DefaultFacts[];
  /** How it uses its last parameter, where it uses it. */
  readonly ending?: EndingFacts;
  /**
   * Ends of the `await` expressions that it already has, and of the iterated expression of each `for await`, in order.
   */
  readonly awaits: readonly number[];
  /** The operands of its `await` expressions that are no calls. */
  readonly awaited?: readonly AwaitedOperand[];
  /** Control flow that bypasses an `await`. */
  readonly detours?: readonly Detour[];
  /** For a generator: its `yield`s, at which other code can run. */
  readonly yields: readonly YieldFacts[];
  /** How the strings that it returns are built. */
  readonly returns: readonly PathExpr[];
  /** It has templates with tags that it does not await at once. */
  readonly tags?: true;
  /** Type annotation of the result, without the colon. */
  readonly returnType?: Span;
  /** It uses `await` as a name, has a `with`, or something else that forbids `async`. */
  readonly awaitIsName: boolean;
  /** Flow nodes of the function value, its `this`, its result and its parameters. */
  readonly node: number;
  readonly thisNode: number;
  readonly resultNode: number;
  readonly paramNodes: readonly number[];
  /**
   * Flow node of an array of the arguments from index `restFrom` on (a rest parameter, or `arguments`); -1 for none.
   */
  readonly restNode: number;
  readonly restFrom: number;
  /** Flow nodes of single elements of a rest parameter, by their index, which is negative when counted from the end. */
  readonly picked: readonly (readonly [at: number, node: number])[];
  /** The call of which this function is an argument, and the argument's index. */
  readonly argumentOf?: { readonly call: number; readonly index: number };
  /** It is a method of a class, or what initialises its fields. */
  readonly inClass: boolean;
  /** Called without `new`, it does nothing but make an object of its own. */
  readonly remade?: true;
  /** `{ load() {} }`, which could also be `{ load: function () {} }`; `span` begins behind its name. */
  readonly shorthand?: true;
  /** The decorators of a method, by their names as written, with `()` behind those that are calls. */
  readonly decoratedBy?: readonly string[];
  /** A method that only its own class can name: `#load`, `private load`. */
  readonly isPrivate: boolean;
  /** A method that only its own class and subclasses can name. */
  readonly isProtected: boolean;
  /** A TypeScript method whose signature is also stated by an interface, a base class or an overload. */
  readonly contract: boolean;
}

/** Everything that is known of one file. JSON-safe, apart from sets. */
export interface FileFacts {
  readonly path: string;
  readonly format: ModuleFormat;
  readonly typescript: boolean;
  /** It starts with a `#!` line that names Node. */
  readonly command: boolean;
  /**
   * Only `import fs = require('fs')` and `export = …` load and export at run time; other imports may be compile errors
   * (`verbatimModuleSyntax`).
   */
  readonly importsEqual: boolean;
  /** It uses a `require` that Node does not give to ES modules, and which it does not declare. */
  readonly lacksRequire: boolean;
  /** It takes files out of the cache of `require`, so that they are read again. */
  readonly reloads: boolean;
  readonly functions: readonly FunctionFacts[];
  readonly calls: readonly CallFacts[];
  /** Reads of properties that may run a getter, in the form of calls without arguments; their indexes are -1, -2, … */
  readonly reads: readonly CallFacts[];
  readonly flow: readonly Flow[];
  readonly nodes: number;
  readonly made: readonly MadePath[];
  readonly decorators: readonly DecoratorFacts[];
  readonly imports: readonly ImportFacts[];
  readonly namings: readonly Naming[];
  readonly accesses: readonly Access[];
  /** Accesses to parts of shared state through local aliases: variables and results that refer to it. */
  readonly aliases: readonly Access[];
  readonly exposed: readonly Exposed[];
  readonly bases: readonly BaseFacts[];
  readonly captured: readonly Captured[];
  readonly given: readonly Given[];
  readonly keptArguments: readonly KeptArgument[];
  readonly passed: readonly Passed[];
  readonly handedOn: readonly HandedOn[];
  readonly statements: readonly StatementList[];
  readonly returns: readonly ReturnFacts[];
  readonly branches: readonly BranchFacts[];
  readonly choices: readonly ChoiceFacts[];
  readonly skipped: readonly SkippedPart[];
  /** The functions that throw because of what they found, not because something is missing. */
  readonly throwing: readonly number[];
  readonly locals: readonly LocalFacts[];
  readonly scratch: readonly ScratchFacts[];
  readonly idioms: readonly Idiom[];
  readonly decided: readonly Decided[];
  readonly fillings: readonly Filling[];
  readonly once: readonly Once[];
  readonly times: readonly NamedTime[];
  readonly keeps: readonly KeptPromise[];
  readonly operands: readonly Operand[];
  readonly dues: readonly Due[];
  /** All names that are declared or mentioned anywhere in the file; a new name must differ from all of them. */
  readonly names: ReadonlySet<string>;
  readonly ignores: readonly IgnoreComment[];
  /** Places that may keep the CPU busy; undefined when they were not looked for. */
  readonly cpu?: readonly CpuFact[];
  /** Names that more than one scope declares, so that a use may mean either. */
  readonly ambiguous: ReadonlySet<string>;
  /** End of the leading directives, imports and requires, where new ones are inserted; 0 when there are none. */
  readonly head: number;
  /** Offset of the first statement. */
  readonly first: number;
  /** Offset of each line start. */
  readonly lines: readonly number[];
}
