import type { Context } from './graph';
import type { FileRow } from './places';
import type { Thrown } from './use';

/**
 * When a framework runs a function for a request, with nothing waited for in between: zero for the handler, negative
 * before it, the further the earlier, and positive behind it. Of two with one number, either may come first.
 */
export type Stage = number;

/** A place of a framework's API that takes functions and calls them, usually for each request. */
export interface HandlerRow {
  /** The receivers, as access paths: `express()`, `express.Router()`, `http`. */
  readonly on: readonly string[];
  readonly methods: readonly string[];
  /** In which context the function is called: a request, start-up, a test, or background work. */
  readonly context?: Context;
  /**
   * Index of the parameter that runs the handlers further down and returns a promise, which must be awaited: their
   * answer comes with it.
   */
  readonly next?: number;
  /** The field of the first parameter that does so: `({ ctx, next }) => next()`. */
  readonly nextIn?: string;
  /**
   * Index of the parameter by which a handler may answer, at once or later. A handler that does not use it, or that
   * returns what it sends, may become async in spite of `syncUnlessAsync`: its result is the answer.
   */
  readonly answersAt?: number;
  /** Which arguments can be handlers (default: every function among them, also in arrays). */
  readonly args?: 'all' | 'last' | 'first';
  /** Only for calls whose first argument is one of these texts, or not a literal: `server.on('request', …)`. */
  readonly events?: readonly string[];
  /**
   * Fields of object arguments that hold handlers, or objects and lists of them: `handler`, `options.handler`; `**` is
   * every function at any depth (a map of resolvers), `***` also those that the objects inherit.
   */
  readonly fields?: readonly string[];
  /** The option, in a trailing object, that lists the names of more such fields. */
  readonly lists?: string;
  /**
   * The function is called once, and the handlers are these fields of its result; the empty name is the result itself.
   */
  readonly makes?: readonly string[];
  /** The options may also be what a function returns, for each request. */
  readonly perRequest?: true;
  /** By field: as `makes`, where only the function in this field makes handlers: `fields: () => ({ note: { resolve } })`. */
  readonly makesIn?: Readonly<Record<string, readonly string[]>>;
  /**
   * Those of the fields whose functions must stay synchronous: their results are used at once, or ignored. The empty
   * name stands for functions among the arguments themselves.
   */
  readonly syncFields?: readonly string[];
  /** Those of the fields whose functions report their end as with `callsBack`, or by a promise. */
  readonly callbackFields?: readonly string[];
  /** The stage of its functions; without one they are handlers. */
  readonly stage?: Stage;
  /** By field, event, or first part of the name in a map: the stage of the functions there. */
  readonly stages?: Readonly<Record<string, Stage>>;
  /** Those of the fields whose functions are called once, at start-up. */
  readonly startFields?: readonly string[];
  /**
   * By field: the name under which other handlers receive what is in this field, or what the function in it returns;
   * `**` when they receive its properties: `context: () => ({ store })`.
   */
  readonly shares?: Readonly<Record<string, string>>;
  /** What is in options that `fields` does not name is followed in another way; else nothing is known of it. */
  readonly others?: 'known';
  /** The first argument may be a plug-in of a package, which is called with the second as its options. */
  readonly plugs?: true;
  /** For a plug-in: the option that names a folder whose files are plug-ins, too. */
  readonly folder?: string;
  /** What the handler receives, as access paths: a plug-in gets the server (`['fastify()']`). */
  readonly gives?: readonly string[];
  /** The framework makes instances of the classes that it is given here, which then extend this one. */
  readonly extends?: string;
  /** The call returns such instances. */
  readonly finds?: string;
  /** Its `this` belongs to the request, as its parameters do: a record that is being saved. */
  readonly ownThis?: true;
  /** All of its functions in a file share one `this`, in which they keep what they make for each other. */
  readonly sharedThis?: true;
  /** Its `this`, as an access path: the application. */
  readonly self?: string;
  /** The handlers run only if the program also calls one of these. */
  readonly needs?: readonly string[];
  /** The route is the name under which the result is stored: `router({ greeting: procedure.query(greet) })`. */
  readonly keyed?: true;
  /** The method's call returns its receiver (`app.use().use()`). */
  readonly chains?: boolean;
  /** The result of the method call is a receiver of this path (`router.route('/x')` → `express.Router()`). */
  readonly returns?: string;
  /** Why the function must never become async: the framework uses its result synchronously, or ignores it. */
  readonly sync?: string;
  /** For a test: the index of its callback parameter; a test that takes it may not return a promise. */
  readonly callbackAt?: number;
  /** The names by which a callback is told from other parameters, where only the name tells. */
  readonly callbackNames?: readonly string[];
  /** The function reports its end through its last parameter, error first; a returned promise is ignored. */
  readonly callsBack?: true;
  /** With `callsBack`: who handles what the function throws, or its callback does. */
  readonly thrown?: Thrown;
  /** For a test: it ends when the promise that it returns settles, whatever else it waits for. */
  readonly overWithPromise?: true;
  /** Why a handler that is not async yet must stay so: nobody would await it, or handle its rejection. */
  readonly syncUnlessAsync?: string;
  /** Calls that use the results of the handlers at once, where the program makes one and does not await it. */
  readonly atOnceWith?: readonly string[];
  /** The first major version of the package that awaits the result; with an older one, or an unknown one, it is used at once. */
  readonly awaitedSince?: number;
}

/** A decorator of methods that the framework calls (`@Get('/users')`), or of classes whose methods it calls. */
export interface DecoratorRow extends Pick<HandlerRow, 'context' | 'sync' | 'syncUnlessAsync' | 'stage' | 'stages'> {
  /** Access paths of the decorator: `@nestjs/common.Get`. */
  readonly on: readonly string[];
  /** For a class decorator: the methods that are called; `constructor` when the framework creates the instances. */
  readonly members?: readonly string[];
  /** All methods of a class that have one of these decorators are started before the first of them is done. */
  readonly together?: true;
}

/** Where a method stores a value: under the name given by argument `at`, on its receiver, or in what `into` is the access path of. */
export interface PropertyPlace {
  readonly at: number;
  readonly into?: string;
}

/** One framework: where requests enter, and what happens when a handler rejects. */
export interface Framework {
  readonly name: string;
  readonly packages: readonly string[];
  readonly handlers: readonly HandlerRow[];
  readonly decorators?: readonly DecoratorRow[];
  /** Handlers found by the path of their file, where one of `packages` is a dependency. */
  readonly files?: readonly FileRow[];
  /** How functions with a directive, or exported by a file with one (`use server`), are called; by directive. */
  readonly directed?: Readonly<Record<string, Pick<HandlerRow, 'context' | 'syncUnlessAsync'>>>;
  /** How functions are called that a deployment configuration names: `handler: todos/create.create`. */
  readonly deployed?: Pick<HandlerRow, 'syncUnlessAsync'>;
  /** Methods that store a value under a name, as access path → where. */
  readonly properties?: Readonly<Record<string, PropertyPlace>>;
  /**
   * Methods by which an application keeps values under names, and gives them back: as access paths, with the names that
   * the framework itself looks for.
   */
  readonly settings?: {
    readonly set: readonly string[];
    readonly get: readonly string[];
    readonly own: readonly string[];
  };
  /** Type names → the value that has the type: `fastify.FastifyInstance` → `fastify()`. */
  readonly types?: Readonly<Record<string, string>>;
  /**
   * Classes of packages that the packages instantiate themselves, as access paths: instances of their subclasses come
   * from outside.
   */
  readonly records?: readonly string[];
  /** Decorators of such classes, and functions that are given one first, as access paths. */
  readonly entities?: readonly string[];
  /** Interfaces whose methods may return a promise, as access paths: so may those of classes that implement them. */
  readonly promising?: readonly string[];
  /** Functions of packages that wrap a handler so that its rejections are forwarded (`express-async-handler`). */
  readonly wrappers?: readonly string[];
  /** Its functions run beside the handlers of any other framework. */
  readonly guest?: true;
  /** What a handler of a request returns, or has set by then, is the answer. */
  readonly answersByResult?: true;
  /** Whether a rejected handler ends as an error response in this major version. */
  catchesRejections(major: number): boolean;
  /** The generated helper that wraps handlers which may reject, where `catchesRejections` says no. */
  readonly guard?: 'asyncHandler' | 'asyncListener';
}
