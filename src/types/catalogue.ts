import type { CallFacts } from './calls';
import type { Edit } from './text';

/** Whose call it is: that of a module of Node, or of a package; or nobody's, where it is the program that keeps the CPU. */
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
  /** Helper that takes its place where others read or write the same file meanwhile: nobody sees half of it. */
  readonly whole?: string;
  /** Helper that takes its place where files of the folder that it lists are replaced: it leaves out those that are not complete. */
  readonly listing?: string;
  /** It forgives what another request did meanwhile. */
  readonly forgives?: true;
  /** With this option set to true in a literal, doing it twice is as good as once: no other request can be disturbed. */
  readonly idempotentWith?: string;
  /** It runs what is written in SQL: as its first argument, or as that of the call that made what it is called on. */
  readonly sql?: 'argument' | 'statement';
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
  /** What the call is made on is named in them. */
  readonly namesObject?: true;
  /** Arguments that a helper looks at first. */
  readonly wraps?: readonly { readonly index: number; readonly helper: string }[];
}

/** Looks at one call, its file's text and its row; undefined keeps what the row says. */
export type Rewriter = (
  call: CallFacts,
  text: string,
  row: Pick<BlockingMethod, 'async' | 'via'>,
) => Rewriting | undefined;

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
  /** Values that are made of a text in SQL, as paths: which text it was matters. */
  readonly statements?: readonly string[];
  /** Functions that make a function of another, which runs that in a transaction, as paths; and under which names, besides its own. */
  readonly transactions?: Readonly<Record<string, readonly string[]>>;
}
