import type { CallFacts } from './facts';
import type { Context } from './graph';
import type { FileRow } from './places';
import type { Edit } from './text';

export type Category = 'fs' | 'child_process' | 'crypto' | 'zlib' | 'third_party' | 'cpu';

/**
 * How a blocking method is replaced.
 * - `promises`: the same call on `<module>/promises`
 * - `promisify`: `promisify(module.method)`
 * - `own`: a function of the same module that returns a promise (`bcrypt.hash`)
 * - `method`: a method of the same object that returns a promise (`dir.read`)
 * - `helper`: a function of the generated helper file
 * - `none`: there is no asynchronous form; always refused with `why`
 */
export type Via = 'promises' | 'promisify' | 'own' | 'method' | 'helper' | 'none';

/**
 * Why a call is told for information only, at the lowest severity: it takes microseconds, it has the form of an asynchronous
 * call and blocks all the same, or it blocks only once. They are codes of reasons, too.
 */
export type Notice = 'cheap' | 'looks-asynchronous' | 'first-time-only';

/** What a call does to the files its path arguments name: `look` asks whether and what it is, `make` makes what must not be there. */
export type Effect = 'look' | 'read' | 'write' | 'make' | 'append' | 'remove' | 'none';

/** An argument that a call uses until it is over: `own` may be nobody else's, `unchanged` nobody may change meanwhile. */
export interface Hold {
  readonly index: number;
  readonly as: 'own' | 'unchanged';
}

/** Something a person should know of a rewritten call; without a `guard`, which makes it harmless, the set is for review. */
export interface Caveat {
  readonly message: string;
  readonly guard?: string;
}

/** One row of the catalogue: a blocking method and what replaces it. */
export interface BlockingMethod {
  /** Its name in the module; `default` is the module itself, called as a function. */
  readonly sync: string;
  /** The name of what replaces it; `default` is the module itself. Empty for `none`. */
  readonly async: string;
  readonly via: Via;
  /** The values that are this method, as paths: `fs.readFileSync`, `fs.opendirSync().readSync`. */
  readonly at: readonly string[];
  /** It blocks when it is called with `new`. */
  readonly constructed?: true;
  /** Versions of the package for which the row holds, as a semver range; without it, all. */
  readonly versions?: string;
  /** Property of the promise's value that equals the sync result, when they differ in shape (`bytesRead`). */
  readonly pick?: string;
  /** The type of what `promisify` makes of it, in TypeScript's words, where the compiler takes it for one with other results. */
  readonly typed?: string;
  /** Versions of Node that have the asynchronous form, as a semver range, when it is newer than 14.0. */
  readonly since?: string;
  /** For `none`: why it stays, in words for a person. */
  readonly why?: string;
  /** What to do instead, where the reason's own advice does not say enough. */
  readonly advice?: string;
  /** It is told for information only. */
  readonly notice?: Notice;
  /** Its first argument is a size; the notice is for sizes below this, and for those that are not written as a number. */
  readonly noticeBelow?: number;
  /** What is different afterwards, told with the change set. */
  readonly caveat?: Caveat;
  /** What the call does to the file its path arguments name; drives the interleaving analysis. */
  readonly effect?: Effect;
  /** Its result is an array, or tells the size of what is there, which must be there. */
  readonly gives?: 'array' | 'stats';
  /** What it does to single path arguments, where that is not `effect`: the source of a copy is read. */
  readonly effectAt?: Readonly<Record<number, Effect>>;
  /** Helper that takes its place where every request asks for the same file of the app, which never changes it. */
  readonly shared?: string;
  /** Helper that takes its place where an answer must not be shared. */
  readonly fresh?: string;
  /** Helpers that take its place where a look at the same path comes right after it, and where one came right before. */
  readonly first?: string;
  readonly second?: string;
  /** Helper that takes its place where a look at the path guards it: it forgives what another request did meanwhile. */
  readonly forgiving?: string;
  /** It forgives what another request did meanwhile. */
  readonly forgives?: true;
  /** With this option set to true in a literal, doing it twice is as good as once: no other request can be disturbed. */
  readonly idempotentWith?: string;
  /** Which arguments are paths (default: the first). */
  readonly paths?: readonly number[];
  /** Arguments the asynchronous form does not take: a call where they occur is refused. */
  readonly refuse?: readonly ArgumentRule[];
  /** What a text with such calls matches, all of it, where neither the name nor the module's tells (a global); cheapest first. */
  readonly hint?: readonly RegExp[];
  /** It blocks only in a program that also calls one of these, paths of values: what makes it block is given elsewhere. */
  readonly needs?: readonly string[];
  /** It blocks only in calls for which this holds. */
  readonly when?: (call: CallFacts) => boolean;
  /** With more arguments than these, or with a function as the last, it calls back and does not block (`randomBytes(n, cb)`). */
  readonly blockingArgs?: number;
  /** Makes another call of it, for instance where an argument asks for it. */
  readonly rewriter?: Rewriter;
  /** Arguments that are in use until the call is over. */
  readonly holds?: readonly Hold[];
}

/** What a rewriter makes of one call: what is different from its row, and edits of the arguments. */
export interface Rewriting extends Partial<Pick<BlockingMethod, 'async' | 'via'>> {
  readonly edits?: readonly Edit[];
  /** Arguments that a helper looks at first. */
  readonly wraps?: readonly { readonly index: number; readonly helper: string }[];
}

/** Looks at one call and its file's text; undefined keeps what the row says. */
export type Rewriter = (call: CallFacts, text: string) => Rewriting | undefined;

/** A shape of argument that makes a method's asynchronous form differ from the sync one. */
export interface ArgumentRule {
  readonly index: number;
  /**
   * - `maybe-number`: refused unless the argument is proven not to be a file descriptor (a literal or path expression)
   * - `has-option`: refused when an object literal there has this key, or when it is not a literal
   * - `names-option`: refused when an object literal there has this key
   * - `present`: refused when the argument is there at all
   * - `maybe-bytes`: refused unless the argument is a text for sure: a literal, a template or a joined path
   * - `open-options`: refused when a last argument after it may be options and is not written out
   */
  readonly kind: 'maybe-number' | 'has-option' | 'names-option' | 'present' | 'maybe-bytes' | 'open-options';
  readonly option?: string;
  /** Versions of Node in which the two forms do not differ, as a semver range. */
  readonly unless?: string;
  readonly why: string;
}

/** A row as it is written down: without `at` it is found under its name. */
export type MethodRow = Omit<BlockingMethod, 'at'> & Partial<Pick<BlockingMethod, 'at'>>;

/** One module of the catalogue: its name in `require`/`import`, and its rows. */
export interface BlockingModule {
  readonly name: string;
  /** Other requests that bring the same functions: `fs-extra/esm`. */
  readonly aliases?: readonly string[];
  readonly category: Category;
  readonly methods: readonly BlockingMethod[];
  /** Values, as paths, with their methods that give the value again: `db.get('users').push(user).write()`. */
  readonly fluent?: Readonly<Record<string, readonly string[]>>;
}

/** A position of a framework's API at which it takes functions and calls them for each request. */
export interface HandlerRow {
  /** Receivers, as paths of values: `express()`, `express.Router()`, `http`. */
  readonly on: readonly string[];
  readonly methods: readonly string[];
  /** What calls the function: a request, start-up, a test, or background work. */
  readonly context?: Context;
  /** The parameter of a handler that runs those below it, whose promise must be waited for: their answer comes with it. */
  readonly next?: number;
  /**
   * The parameter by which a handler may answer, at once or later. One that does not have it, or that returns whatever it
   * sends, may become async in spite of `syncUnlessAsync`: its result is the answer.
   */
  readonly answersAt?: number;
  /** Which arguments can be handlers (default: every function among them, also inside arrays). */
  readonly args?: 'all' | 'last' | 'first';
  /** Only calls whose first argument is one of these texts, or is no literal: `server.on('request', …)`. */
  readonly events?: readonly string[];
  /**
   * Fields of object arguments that hold handlers, or objects and lists of them: `handler`, `options.handler`; `**` is every
   * function at any depth (a map of resolvers).
   */
  readonly fields?: readonly string[];
  /** It is called once, and the fields of these names of what it returns are the handlers; `` is what it returns itself. */
  readonly makes?: readonly string[];
  /** Those of the fields whose functions' results are used at once, or never looked at. */
  readonly syncFields?: readonly string[];
  /** Those of the fields whose functions are called once, while the server starts. */
  readonly startFields?: readonly string[];
  /**
   * By field, the name under which other handlers find what the function there returns in what they are given; `**` when they
   * find what is in it: `context: () => ({ store })`.
   */
  readonly shares?: Readonly<Record<string, string>>;
  /** Its first argument may be a plug-in of a package, which gets the second as if it were called with it. */
  readonly plugs?: true;
  /** Of a plug-in: the option that names a folder whose files are plug-ins, too. */
  readonly folder?: string;
  /** What the handler is given, as paths of values: a plug-in gets the server (`['fastify()']`). */
  readonly gives?: readonly string[];
  /** The program must also call one of these, or nothing ever runs the handlers. */
  readonly needs?: readonly string[];
  /** The name under which the result is kept says which route it is: `router({ greeting: procedure.query(greet) })`. */
  readonly keyed?: true;
  /** The method's call returns its receiver (`app.use().use()`). */
  readonly chains?: boolean;
  /** The result of the method call is a receiver of this path (`router.route('/x')` → `express.Router()`). */
  readonly returns?: string;
  /** The framework reads the result or calls it synchronously: such a function must never become async. */
  readonly sync?: string;
  /** Of a test: which of its parameters is a callback; with that it may not return a promise. */
  readonly callbackAt?: number;
  /** Where only its name tells the callback from other parameters. */
  readonly callbackNames?: readonly string[];
  /** The function says through its last parameter when it is over, with an error first; a promise is not looked at. */
  readonly callsBack?: true;
  /** Of a test: it is over when the promise is that it returns, whatever it still waits for. */
  readonly overWithPromise?: true;
  /** Why a handler that is not async yet stays so: nobody would wait for it, or deal with its rejection. */
  readonly syncUnlessAsync?: string;
}

/** A decorator of methods that the framework calls (`@Get('/users')`), or of classes whose methods it calls. */
export interface DecoratorRow extends Pick<HandlerRow, 'context' | 'sync' | 'syncUnlessAsync'> {
  /** Paths of values: `@nestjs/common.Get`. */
  readonly on: readonly string[];
  /** Of a class decorator: the methods that are called; `constructor` when the framework makes the instances. */
  readonly members?: readonly string[];
}

/** One framework: where requests enter, and what becomes of a handler that rejects. */
export interface Framework {
  readonly name: string;
  readonly packages: readonly string[];
  readonly handlers: readonly HandlerRow[];
  readonly decorators?: readonly DecoratorRow[];
  /** Only where one of `packages` is a dependency. */
  readonly files?: readonly FileRow[];
  /** How functions are called that a deployment names: `handler: todos/create.create`. */
  readonly deployed?: Pick<HandlerRow, 'syncUnlessAsync'>;
  /** Methods that keep what comes behind a name in what they are called on, as paths → the place of the name. */
  readonly properties?: Readonly<Record<string, number>>;
  /** Names of types → the value that has the type: `fastify.FastifyInstance` → `fastify()`. */
  readonly types?: Readonly<Record<string, string>>;
  /** Classes of packages, as paths, of which the packages make instances: those of a class that extends one come from outside. */
  readonly records?: readonly string[];
  /** Interfaces whose methods may give a promise, as paths of values: a class that implements one of them may, too. */
  readonly promising?: readonly string[];
  /** External functions that take a handler and return one that forwards rejections (`express-async-handler`). */
  readonly wrappers?: readonly string[];
  /** True when a rejected promise of a handler ends as an error answer in this major version. */
  catchesRejections(major: number): boolean;
  /** How a handler that may reject is guarded where it does not: name of the generated helper. */
  readonly guard?: 'asyncHandler' | 'asyncListener';
}
