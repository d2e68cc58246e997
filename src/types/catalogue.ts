import type { ArgumentRule } from './argument-rules';
import type { CallFacts } from './calls';
import type { Effect, KeptFile, NamedFile } from './file-effects';
import type { Edit } from './text';

/** Where the method comes from: a module of Node, or a package; `cpu` for computation in the program itself. */
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
 * Why a call is reported for information only, with the lowest severity: it takes microseconds, it looks asynchronous
 * but blocks, or only the first call blocks. Each is also the code of a reason.
 */
export type Notice = 'cheap' | 'looks-asynchronous' | 'first-time-only';

/**
 * An argument that is in use until the call is over. `own`: nobody else may use it meanwhile; `unchanged`: nobody may
 * modify it.
 */
export interface Hold {
  readonly index: number;
  readonly as: 'own' | 'unchanged';
}

/**
 * Something the reviewer should know of a rewritten call. Without a `guard` that makes it harmless, the change set is
 * for review.
 */
export interface Caveat {
  readonly message: string;
  readonly guard?: string;
}

/** One row of the catalogue: a blocking method and what replaces it. */
export interface BlockingMethod {
  /** The name of the method in its module; `default` when the module itself is the function. */
  readonly sync: string;
  /** The name of its replacement; `default` when the module itself is the function. Empty for `none`. */
  readonly async: string;
  readonly via: Via;
  /** The values that are this method, as access paths: `fs.readFileSync`, `fs.opendirSync().readSync`. */
  readonly at: readonly string[];
  /** It blocks when called with `new`. */
  readonly constructed?: true;
  /** The versions of the package to which the row applies, as a semver range; without it, all. */
  readonly versions?: string;
  /**
   * The property of the resolved value that equals the synchronous result, when the two differ in shape (`bytesRead`).
   */
  readonly pick?: string;
  /** The TypeScript type of the promisified function, where the compiler would infer a wrong one. */
  readonly typed?: string;
  /**
   * The versions of Node that have the asynchronous form, as a semver range, where the synchronous one is older, or both are newer
   * than 14.0 and it is promisified when the file is loaded.
   */
  readonly since?: string;
  /** For `none`: why it cannot be rewritten, in words for a person. */
  readonly why?: string;
  /** What to do instead, where the advice of the reason is not specific enough. */
  readonly advice?: string;
  /** It is reported for information only. */
  readonly notice?: Notice;
  /** The first argument is a size; the notice applies to sizes below this one, and to sizes that are not literals. */
  readonly noticeBelow?: number;
  /** What differs after the rewrite; shown with the change set. */
  readonly caveat?: Caveat;
  /** What the call does to the file that its path arguments name; the interleaving analysis depends on it. */
  readonly effect?: Effect;
  /** The result is an array, or the stats of a path, which has to exist. */
  readonly gives?: 'array' | 'stats';
  /** The effects on single path arguments where they differ from `effect`: the source of a copy is read. */
  readonly effectAt?: Readonly<Record<number, Effect>> | ((call: CallFacts, index: number) => Effect);
  /** With a folder goes all that is in it. */
  readonly folders?: true;
  /** The path argument is only how the name begins: the rest is made up, and no other call gets the same. */
  readonly makesName?: true;
  /** What it does to the files that options name; `otherwise` is the file where they name none. */
  readonly inOptions?: readonly NamedFile[];
  /** It is a method of an object that keeps a file: what it does to that. */
  readonly kept?: KeptFile;
  /** What a single call does to its file, where the arguments decide that: an `openSync` may empty it. */
  readonly effectOf?: (call: CallFacts) => Effect;
  /** Helper used instead where every request reads the same file of the app, which the app never changes. */
  readonly shared?: string;
  /** Helper used instead where the answer must not be shared between requests. */
  readonly fresh?: string;
  /** Helpers used instead where a look-up of the same path follows directly, and where one directly precedes it. */
  readonly first?: string;
  readonly second?: string;
  /** Helper used instead where a look-up of the path guards the call: it tolerates what another request did meanwhile. */
  readonly forgiving?: string;
  /** Helper used instead where others read or write the same file at the same time: no reader sees a partial file. */
  readonly whole?: string;
  /** Helper used instead where files of the listed folder are being replaced: it leaves out incomplete ones. */
  readonly listing?: string;
  /** It tolerates what another request did in between. */
  readonly forgives?: true | ((call: CallFacts) => boolean);
  /** The option that makes the call idempotent when it is literally `true`: repeating it disturbs no other request. */
  readonly idempotentWith?: string;
  /** It runs a command line, or a program with a list of arguments. */
  readonly runs?: 'line' | 'program';
  /** Where its SQL text is: the first argument, or the argument of the call that made the statement. */
  readonly sql?: 'argument' | 'statement';
  /** The indexes of the arguments that are paths (default: only the first). */
  readonly paths?: readonly number[];
  /** Arguments that the asynchronous form does not support: calls with them are refused. */
  readonly refuse?: readonly ArgumentRule[];
  /**
   * Patterns of which every source text with such a call matches all, where neither the method's name nor the module's
   * identifies it (a global); cheapest first.
   */
  readonly hint?: readonly RegExp[];
  /** It blocks only in a program that also calls one of these, as access paths. */
  readonly needs?: readonly string[];
  /** It blocks only in calls for which this is true. */
  readonly when?: (call: CallFacts) => boolean;
  /**
   * With more arguments than this, or with a function as the last one, it takes a callback and does not block
   * (`randomBytes(n, cb)`).
   */
  readonly blockingArgs?: number;
  /**
   * The number of arguments that it takes. It ignores more, but where the asynchronous form has a callback, also one that
   * `promisify` adds, that would take what is too many for it.
   */
  readonly takes?: number;
  /** Changes the rewrite of single calls, for instance because of an argument. */
  readonly rewriter?: Rewriter;
  /** Arguments that are in use until the call is over. */
  readonly holds?: readonly Hold[];
}

/** What a rewriter changes for one call: how it differs from its row, and edits of the arguments. */
export interface Rewriting extends Partial<Pick<BlockingMethod, 'async' | 'via'>> {
  readonly edits?: readonly Edit[];
  /** The edits mention the object that the method is called on. */
  readonly namesObject?: true;
  /** Arguments that are wrapped in a call of a helper. */
  readonly wraps?: readonly { readonly index: number; readonly helper: string }[];
}

/** Looks at one call, the text of its file and its row; returns undefined to keep what the row says. */
export type Rewriter = (
  call: CallFacts,
  text: string,
  row: Pick<BlockingMethod, 'async' | 'via'>,
) => Rewriting | undefined;

/** A row as contributors write it: without `at` the method is found under its own name. */
export type MethodRow = Omit<BlockingMethod, 'at'> & Partial<Pick<BlockingMethod, 'at'>>;

/** One module of the catalogue: its name in `require`/`import`, and its rows. */
export interface BlockingModule {
  readonly name: string;
  /** Other requests for the same module: `fs-extra/esm`. */
  readonly aliases?: readonly string[];
  readonly category: Category;
  readonly methods: readonly BlockingMethod[];
  /** Values whose methods return the same value again, as access paths: `db.get('users').push(user).write()`. */
  readonly fluent?: Readonly<Record<string, readonly string[]>>;
  /** Values made from SQL text, as access paths: their text is remembered. */
  readonly statements?: readonly string[];
  /** Values that keep a file, and those that tell them which, as access paths: the calls that made them are remembered. */
  readonly keepers?: readonly string[];
  /**
   * Functions that wrap a function so that it runs in a transaction, as access paths, with the names of further forms
   * of the wrapped function.
   */
  readonly transactions?: Readonly<Record<string, readonly string[]>>;
}
