/**
 * The data that flows through the house: source text → facts → graph → findings → plan → changes.
 * Everything is plain and readonly. Offsets are UTF-16 code units into the text as it was read.
 */

/** A half-open range `[start, end)` of the original text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One replacement on the original text; an empty span inserts. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

// ── what was read ───────────────────────────────────────────────────────────────────────────────────────────────────

export type ModuleFormat = 'cjs' | 'esm';

/** One file as it is on disk. `path` is relative to the project root and uses `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A file that could not be used, and why, in words for a person. */
export interface SkippedFile {
  readonly path: string;
  readonly reason: string;
}

/** What the nearest package.json says; `dependencies` joins all kinds and maps a name to its range or installed version. */
export interface PackageInfo {
  readonly dir: string;
  readonly name?: string;
  readonly type: ModuleFormat;
  readonly main?: string;
  readonly private: boolean;
  readonly dependencies: ReadonlyMap<string, string>;
  readonly scripts: ReadonlyMap<string, string>;
  /** Lowest Node major the project supports, from `engines.node`, if it says. */
  readonly nodeMajor?: number;
}

/** Everything later stages may know about the user's project without touching the disk again. */
export interface Project {
  /** Absolute path of the folder that holds the app's package.json (or the working directory when there is none). */
  readonly root: string;
  readonly files: readonly SourceFile[];
  readonly skipped: readonly SkippedFile[];
  readonly package: PackageInfo;
  /** Every file name below the root that a request could resolve to, sources or not (json, jade, …). */
  readonly paths: ReadonlySet<string>;
  /** Prefixes of path aliases from tsconfig, e.g. `@/` → `src/`. */
  readonly aliases: ReadonlyMap<string, string>;
}

// ── knowledge: rows ─────────────────────────────────────────────────────────────────────────────────────────────────

export type Category = 'fs' | 'child_process' | 'crypto' | 'zlib' | 'third_party';

/**
 * How a blocking method is replaced.
 * - `promises`: the same call on `<module>/promises`
 * - `promisify`: `promisify(module.method)`
 * - `helper`: a function of the generated helper file
 * - `none`: there is no asynchronous form; always refused with `why`
 */
export type Via = 'promises' | 'promisify' | 'helper' | 'none';

/** What a call does to the files its path arguments name. */
export type Effect = 'read' | 'write' | 'remove' | 'none';

/** One row of the catalogue: a blocking method and what replaces it. */
export interface BlockingMethod {
  readonly sync: string;
  readonly async: string;
  readonly via: Via;
  /** Property of the promise's value that equals the sync result, when they differ in shape (`bytesRead`). */
  readonly pick?: string;
  /** First Node major that has the asynchronous form, when it is newer than 14. */
  readonly since?: number;
  /** For `none`: why it stays, in words for a person. */
  readonly why?: string;
  /** What the call does to the file its path arguments name; drives the interleaving analysis. */
  readonly effect?: Effect;
  /** Which arguments are paths (default: the first). */
  readonly paths?: readonly number[];
  /** Number of arguments of the sync call from which on it is refused (`readSync(fd, …)` short forms and the like). */
  readonly maxArgs?: number;
  /** Arguments the asynchronous form does not take: a call where they occur is refused. */
  readonly refuse?: readonly ArgumentRule[];
  /** Only this many leading arguments make it blocking: with more, the last one is a callback (`randomBytes(n, cb)`). */
  readonly blockingArgs?: number;
  /** Makes another call of it where that is safe; undefined keeps the row's own. */
  readonly rewriter?: Rewriter;
}

/**
 * Gives a call another helper: `texts` stand around the values that its first argument, a template, holds (one more than
 * there are values). Undefined keeps the row's own.
 */
export type Rewriter = (
  call: CallFacts,
  text: string,
) => { readonly helper: string; readonly texts: readonly string[] } | undefined;

/** A shape of argument that makes a method's asynchronous form differ from the sync one. */
export interface ArgumentRule {
  readonly index: number;
  /**
   * - `maybe-number`: refused unless the argument is proven not to be a file descriptor (a literal or path expression)
   * - `has-option`: refused when an object literal there has this key, or when it is not a literal
   * - `present`: refused when the argument is there at all
   */
  readonly kind: 'maybe-number' | 'has-option' | 'present';
  readonly option?: string;
  readonly why: string;
}

/** One module of the catalogue: its names in `require`/`import`, and its rows. */
export interface BlockingModule {
  readonly name: string;
  readonly category: Category;
  readonly methods: readonly BlockingMethod[];
}

/** A position of a framework's API at which it takes functions and calls them for each request. */
export interface HandlerRow {
  /** Receivers, as paths of values: `express()`, `express.Router()`, `http`. */
  readonly on: readonly string[];
  readonly methods: readonly string[];
  /** What calls the function: a request, start-up, a test, or background work. */
  readonly context?: Context;
  /** Which arguments can be handlers (default: every function among them, also inside arrays). */
  readonly args?: 'all' | 'last' | 'first';
  /** The method's call returns its receiver (`app.use().use()`). */
  readonly chains?: boolean;
  /** The result of the method call is a receiver of this path (`router.route('/x')` → `express.Router()`). */
  readonly returns?: string;
  /** The framework reads the result or calls it synchronously: such a function must never become async. */
  readonly sync?: string;
}

/** One framework: where requests enter, and what becomes of a handler that rejects. */
export interface Framework {
  readonly name: string;
  readonly packages: readonly string[];
  readonly handlers: readonly HandlerRow[];
  /** External functions that take a handler and return one that forwards rejections (`express-async-handler`). */
  readonly wrappers?: readonly string[];
  /** True when a rejected promise of a handler ends as an error answer in this major version. */
  catchesRejections(major: number): boolean;
  /** How a handler that may reject is guarded where it does not: name of the generated helper. */
  readonly guard?: 'asyncHandler' | 'asyncListener';
}

// ── scan: facts of one file ─────────────────────────────────────────────────────────────────────────────────────────

export type FunctionKind =
  'module' | 'declaration' | 'expression' | 'arrow' | 'method' | 'getter' | 'setter' | 'constructor' | 'class-body';

/** One function of one file, with what a rewrite needs to know of its text. Index 0 is the module itself. */
export interface FunctionFacts {
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
  readonly params: readonly string[];
  /** Ends of the `await`s it has already, in order. */
  readonly awaits: readonly number[];
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
  /** Set when this function is an argument of a call: that call and the position. */
  readonly argumentOf?: { readonly call: number; readonly index: number };
  /** A class constructor or body: the class it belongs to. */
  readonly inClass: boolean;
  /** A TypeScript method whose signature an interface, a base class or an overload also states. */
  readonly contract: boolean;
}

/** Where a call stands; decides how `await` is put there, or why it cannot be. */
export interface Position {
  /** `await f()` must be parenthesised here: `(await f()).x`. */
  readonly parens: boolean;
  /** The call begins a statement and the line above ends without `;`: a leading `(` would join it. */
  readonly needsSemicolon: boolean;
  /** Already under an `await`. */
  readonly awaited: boolean;
  /** The promise is consumed as one: `.then` on it, `Promise.resolve(f())`, `Promise.all([f()])`. */
  readonly promised: boolean;
  /** The value is what its function returns (`return f()` or an arrow's expression). */
  readonly returned: boolean;
  /** Inside a `try` block, or a `catch` with a `finally`, of its own function. */
  readonly inTry: boolean;
  /** Its value is not used. */
  readonly unused: boolean;
  readonly inLoop: boolean;
  /** Where `await` is not legal even in an async function, or would change the order of evaluation. */
  readonly barrier?: SkipCode;
}

/** How a string is put together, so that two paths can be compared without running the program. */
export type PathExpr =
  | { readonly kind: 'text'; readonly text: string }
  /** Whatever flows into a node; `name` stands for it when that is not known. */
  | { readonly kind: 'node'; readonly node: number; readonly name: string }
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
  /** The keys of an object literal; `...` when it spreads something. */
  readonly keys?: readonly string[];
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

/** A constraint on what values flow where, between flow nodes of one file (see graph/solve.ts). */
export type Flow =
  | readonly ['function', to: number, fn: number]
  | readonly ['object', to: number]
  /** An array, Map or Set: its elements are in one field. */
  | readonly ['list', to: number]
  | readonly ['string', to: number, pattern: string]
  | readonly ['copy', to: number, from: number]
  | readonly ['load', to: number, object: number, field: string]
  | readonly ['store', object: number, field: string, from: number]
  | readonly ['class', to: number, constructorFn: number, superclass: number, body: number]
  | readonly ['merge', to: number, from: number]
  | readonly ['shift', fn: number]
  /** `fn.bind(self)`: whatever `self` is, is the function's `this`. */
  | readonly ['this', fn: number, self: number]
  | readonly ['require', to: number, request: string]
  | readonly ['import', to: number, request: string, name: string]
  | readonly ['global', to: number, name: string]
  | readonly ['export', name: string, from: number]
  | readonly ['export-all', request: string]
  | readonly ['exports', to: number]
  | readonly ['escape', from: number];

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

/** A read or write of a variable that outlives the function, or of a field of `this`. */
export interface Access {
  readonly fn: number;
  readonly at: number;
  readonly kind: 'read' | 'write';
  /** What it goes through: `path#name@offset` of a variable, `path#this.field`, or `import name request`. */
  readonly root: string;
  /** Function that declares the variable. */
  readonly home: number;
  readonly name: string;
}

/** All we learn from one file. JSON-safe. */
export interface FileFacts {
  readonly path: string;
  readonly format: ModuleFormat;
  readonly typescript: boolean;
  readonly functions: readonly FunctionFacts[];
  readonly calls: readonly CallFacts[];
  readonly flow: readonly Flow[];
  readonly nodes: number;
  readonly imports: readonly ImportFacts[];
  readonly accesses: readonly Access[];
  /** All names declared or mentioned anywhere in the file: a new name must avoid them. */
  readonly names: ReadonlySet<string>;
  /** `unblock-ignore-next-line` comments: line ignored → rule (empty: every rule). */
  readonly ignores: ReadonlyMap<number, string>;
  /** Names that more than one scope declares: a use may mean either. */
  readonly ambiguous: ReadonlySet<string>;
  /** End of the leading run of directives, imports and requires; new ones go there. 0 when there is none. */
  readonly head: number;
  /** Start of the first statement. */
  readonly first: number;
  /** Offsets of line starts. */
  readonly lines: readonly number[];
}

// ── graph ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `path#index` of a function in its file. */
export type FunctionId = string;
/** `path@index` of a call in its file. */
export type CallId = string;

export type Context =
  'request_path' | 'background_path' | 'startup_path' | 'tooling_path' | 'unreachable_path' | 'unknown_path';
export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** How an edge was found: values that flow there, a function handed to outside code, the type checker, a unique name. */
export type EdgeKind = 'flow' | 'callback' | 'types' | 'name';

export interface Edge {
  readonly call: CallId;
  readonly caller: FunctionId;
  readonly callee: FunctionId;
  readonly kind: EdgeKind;
}

/** A function that a framework calls. */
export interface Entry {
  readonly fn: FunctionId;
  readonly framework: string;
  readonly context: Context;
  /** `GET /users/:id`, or what stands for it. */
  readonly route: string;
  /** The registering call, and the argument that held the function. */
  readonly call: CallId;
  readonly arg?: ArgumentFacts;
  /** What must surround the argument when the handler becomes async. */
  readonly guard?: 'asyncHandler' | 'asyncListener';
  /** The registering object could not be followed; the call only looks like a route. */
  readonly guessed: boolean;
  /** Reason why this function must stay sync, if it must. */
  readonly sync?: string;
}

/** A call that was matched with a row of the catalogue. */
export interface BlockingCall {
  readonly id: CallId;
  readonly file: string;
  readonly call: CallFacts;
  readonly module: BlockingModule;
  readonly method: BlockingMethod;
}

/** What code outside of the project does with the functions it is given. */
export type Use =
  /** A framework calls them: for each request, or when the row says. */
  | { readonly kind: 'handler'; readonly framework: Framework; readonly row: HandlerRow; readonly guessed: boolean }
  /** It calls them once per element, before it returns. */
  | { readonly kind: 'each'; readonly method: string }
  /** It calls them when a promise is settled. */
  | { readonly kind: 'settled' }
  /** It keeps them in the container it was called on. */
  | { readonly kind: 'keep' }
  /** It hands its first argument back. */
  | { readonly kind: 'identity' }
  /** It looks at values but keeps and calls nothing. */
  | { readonly kind: 'harmless' }
  /** Unknown: it may call them, keep them, or read any field. */
  | { readonly kind: 'unknown' };

/** A function that somebody outside was given, and what is done with it. */
export interface Handed {
  readonly fn: FunctionId;
  readonly call: CallId;
  readonly use: Use;
  readonly path: string;
  readonly index: number;
}

/** The facts of all files, with every function and call found by its id. */
export interface ProgramView {
  readonly all: Iterable<FileFacts>;
  readonly file: (path: string) => FileFacts | undefined;
  readonly fileOf: (id: FunctionId | CallId) => FileFacts;
  readonly fn: (id: FunctionId) => FunctionFacts;
  readonly call: (id: CallId) => CallFacts;
  /** The function that evaluates a call. */
  readonly callerOf: (id: CallId) => FunctionId;
  /** `file:line` of a function or a call. */
  readonly at: (id: FunctionId | CallId) => string;
}

/** What can be at a node: functions of the project, things from outside by their path, and whether it can be anything else. */
export interface NodeValues {
  readonly functions: readonly FunctionId[];
  readonly externals: readonly string[];
  /** Arrays and other objects that the project made. */
  readonly lists: boolean;
  readonly others: boolean;
}

/** The whole program: which function calls which, where the outside enters, and which calls block. */
export interface CallGraph {
  readonly program: ProgramView;
  readonly edges: readonly Edge[];
  /** Edges by the function they leave, and by the one they reach. */
  readonly from: ReadonlyMap<FunctionId, readonly Edge[]>;
  readonly to: ReadonlyMap<FunctionId, readonly Edge[]>;
  readonly entries: readonly Entry[];
  /** Functions given to code outside that is no framework: callbacks. */
  readonly callbacks: ReadonlyMap<FunctionId, readonly Handed[]>;
  readonly escaped: ReadonlyMap<FunctionId, string>;
  readonly blocking: readonly BlockingCall[];
  /** Project functions and outside paths that each call can mean. */
  readonly targets: ReadonlyMap<CallId, ReadonlySet<FunctionId>>;
  readonly outside: ReadonlyMap<CallId, ReadonlySet<string>>;
  readonly loads: readonly { readonly from: FunctionId; readonly to: string }[];
  /** The paths that an argument can be, as patterns: `*` is any text, `**` any path, `<name>` an unknown folder. */
  readonly pathsOf: (call: CallId, index: number) => readonly string[];
  /** What a value node of a call's file can be. */
  readonly valuesOf: (call: CallId, local: number) => NodeValues;
  /** Functions that a file's exports hold. */
  readonly exportsOf: (file: string) => readonly FunctionId[];
  /** The files that a request (`./x`) in a file means. */
  readonly resolve: (from: string, request: string) => readonly string[];
}

/** One step of a proof: a function and the line in it that leads on. */
export interface TraceStep {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

/** A blocking call, where it is reached from, and the proof. */
export interface Finding {
  /** Stable: rule + file + enclosing scope + ordinal. */
  readonly id: string;
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly module: string;
  readonly method: string;
  readonly category: Category;
  readonly context: Context;
  readonly contexts: readonly Context[];
  readonly severity: Severity;
  readonly inLoop: boolean;
  readonly route?: string;
  readonly trace: readonly TraceStep[];
  readonly blocking: BlockingCall;
}

// ── plan ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Key of a row in plan/reasons.ts. */
export type SkipCode = string;

/** A finding that is left as it is, and why. */
export interface Skip {
  readonly finding: Finding;
  readonly code: SkipCode;
  readonly message: string;
  readonly advice: string;
  /** Where the obstacle stands, `file:line`. */
  readonly at: string;
}

export type Risk = 'safe' | 'review';

/** Something the reviewer should know of a set: what may interleave, and how it is guarded. */
export interface Hazard {
  readonly code: string;
  readonly message: string;
  readonly guard?: string;
  readonly at: string;
}

/** A function whose body must run alone among those of the same key. */
export interface Lock {
  readonly fn: FunctionId;
  readonly key: string;
  /** All who share the key must change together; not so where the lock is not enough and each set needs review anyway. */
  readonly joins: boolean;
}

/** An argument of a registering call that must be wrapped: the handler behind it may now reject. */
export interface Guard {
  readonly file: string;
  readonly span: Span;
  readonly helper: 'asyncHandler' | 'asyncParam' | 'asyncListener';
}

/** What must change together. */
export interface ChangeSet {
  /** Stable name made of its findings. */
  readonly id: string;
  /** A, B, C … in the order they are shown. */
  readonly label: string;
  readonly findings: readonly Finding[];
  /** Functions that become async. */
  readonly async: readonly FunctionId[];
  /** Calls of project functions that must now be awaited. */
  readonly awaits: readonly CallId[];
  /** Calls of array methods whose callback became async: a helper takes their place. */
  readonly loops: readonly CallId[];
  readonly guards: readonly Guard[];
  readonly locks: readonly Lock[];
  readonly hazards: readonly Hazard[];
  readonly risk: Risk;
  /** Files that it changes, without the generated helpers. */
  readonly files: readonly string[];
}

export interface Plan {
  readonly sets: readonly ChangeSet[];
  readonly skipped: readonly Skip[];
  /** Findings in contexts that were not asked for. */
  readonly outOfScope: readonly Finding[];
}

/** Why a finding that could be planned is kept back, and what more there is to say. */
export interface Withheld {
  readonly code: SkipCode;
  readonly detail?: string;
}

/** What the person (or a flag) said; an input to planning. */
export interface Choices {
  /** Findings that must stay, by id. */
  readonly declined: ReadonlySet<string>;
  /** Findings that stay for another reason than a person's no, by id. */
  readonly withheld?: ReadonlyMap<string, Withheld>;
}

// ── rewrite, apply ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The new text of one file. `before` is undefined for a file that is created. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
  /** Ids of the change sets that take part in it. */
  readonly sets: readonly string[];
}

/** A plan together with the texts it leads to: what a reviewer sees and what is written. */
export interface Proposal {
  readonly plan: Plan;
  readonly changes: readonly Change[];
}
