import type { Context } from './graph';
import type { FileRow } from './places';

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
  /** The option, in an object that comes last, that lists more such fields by name. */
  readonly lists?: string;
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
  /** How functions are called that begin with a directive, or that a file which begins with it exports: `use server`. */
  readonly directed?: Readonly<Record<string, Pick<HandlerRow, 'context' | 'syncUnlessAsync'>>>;
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
