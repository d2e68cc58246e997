import type { CallFacts } from './facts';
import type { Context } from './graph';

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
  /** With this option set to true in a literal, doing it twice is as good as once: no other request can be disturbed. */
  readonly idempotentWith?: string;
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
