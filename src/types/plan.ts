import type { CallId, FunctionId } from './graph';
import type { Finding } from './finding';
import type { SignatureSite, TypeSite } from './typed';
import type { ReturnFacts } from './order';
import type { Offers, Settings } from './settings';
import type { Guard } from './guards';
import type { Span } from './text';

/** Key of a row in `src/plan/reasons.ts`. */
export type SkipCode = string;

/** A finding that is left as it is, and why. */
export interface Skip {
  readonly finding: Finding;
  readonly code: SkipCode;
  readonly message: string;
  readonly advice: string;
  /** For `needs-review` and `entangled`: the code of the hazard. */
  readonly hazard?: string;
  /** Position of the obstacle, `file:line`. */
  readonly at: string;
}

/** `safe`: no known hazard without a guard; `review`: a person should look at it. */
export type Risk = 'safe' | 'review';

/** Something the reviewer should know of a set: what may interleave, and what guards against it. */
export interface Hazard {
  /** Key of a row in `src/plan/hazards/hazard-kinds.ts`. */
  readonly code: string;
  readonly message: string;
  readonly guard?: string;
  /** What to do, where nothing guards against it. */
  readonly advice?: string;
  readonly at: string;
  /** Ids of the findings that cause it: without them there is no hazard. */
  readonly findings?: readonly string[];
  /** The function of which it is, where nothing guards against it. */
  readonly fn?: FunctionId;
  /** For a hub: the number of calls that mean it. */
  readonly calls?: number;
}

/**
 * A run of whole statements. `returns`: they are the last of the function, so that what they return is what it returns.
 */
export interface LockRange extends Span {
  readonly returns?: true;
  /**
   * `return` statements among them, where statements follow the range: their values have to be carried out of the lock.
   */
  readonly exits?: readonly ReturnFacts[];
  /** The last statement is one of those `return`s. */
  readonly endsSo?: true;
}

/** What a function awaits, an operand of an `await` or a result that it gives. */
export interface Release {
  readonly fn: FunctionId;
  readonly span: Span;
}

/** A function whose body, or a part of it, is a critical section: it excludes all others with the same key. */
export interface Lock {
  readonly fn: FunctionId;
  readonly key: string;
  /** A reader: it excludes writers, but not other readers. */
  readonly shared?: true;
  /** The statements of the critical section, where it is not the whole body. */
  readonly range?: LockRange;
  /** Expressions of the files that it is held for, where the key stands for many; without them, for all. */
  readonly files?: readonly string[];
  /** What this and other functions awaited before: while that lasts, it is released. */
  readonly releases?: readonly Release[];
  /**
   * All functions that share the key must change together. False where the lock is not sufficient, and each set is for
   * review anyway.
   */
  readonly joins: boolean;
}

/** An async copy beside a function that stays synchronous for callers that cannot wait. */
export interface Twin {
  readonly fn: FunctionId;
  /** The names of the function, each with that of the twin. */
  readonly names: Readonly<Record<string, string>>;
  /** Functions that are async in the copy only: the function itself, and some of its inner functions. */
  readonly async: readonly FunctionId[];
  /** Calls that are redirected to the twin. */
  readonly calls: readonly CallId[];
  /** Signatures that it has to be stated by, too. */
  readonly signatures?: readonly SignatureSite[];
  /** Where it gets its names: a file, and the index in its `namings`. */
  readonly namings: readonly { readonly file: string; readonly index: number }[];
}

/**
 * What a test that mocks a module has to mock in addition, so that the mock of the synchronous function also answers
 * for the asynchronous one.
 */
export interface Substitute {
  /** The test file, and its call that replaces the module under the request `replaced`. */
  readonly file: string;
  readonly call: number;
  readonly replaced: string;
  /** The rewritten call; its replacement is imported by name and therefore not found in the mocked module. */
  readonly by: CallId;
  /** The name in the mocked module of what was called, and the name of what is called now. */
  readonly sync: string;
  readonly async: string;
  /** The module of the replacement; undefined when that is in the helper file as seen from the file `helperOf`. */
  readonly request?: string;
  readonly helperOf?: string;
}

/** Changes that depend on each other: applied together or not at all. */
export interface ChangeSet {
  /** Stable id, made from its findings. */
  readonly id: string;
  /** A, B, C … in the order of display. */
  readonly label: string;
  readonly findings: readonly Finding[];
  /**
   * Ids of findings that are rewritten in a twin, while the synchronous form still runs for requests that cannot wait.
   */
  readonly lingering?: readonly string[];
  /** Functions that become async. */
  readonly async: readonly FunctionId[];
  /** Calls of project functions that must be awaited. */
  readonly awaits: readonly CallId[];
  /** Calls of array methods whose callback becomes async, and that are replaced by helpers. */
  readonly loops: readonly CallId[];
  /** Among those: calls whose callbacks do not depend on each other, and how many of them run at once. */
  readonly concurrent: readonly { readonly call: CallId; readonly limit: number }[];
  /** What a reviewer is offered. */
  readonly offers?: Offers;
  /** Functions that get an async twin. */
  readonly twins: readonly Twin[];
  /** Blocking calls that get another helper than their row says, because of the code around them. */
  readonly instead: readonly { readonly call: CallId; readonly helper: string }[];
  readonly guards: readonly Guard[];
  /** Type annotations that change with the functions. */
  readonly sites: readonly TypeSite[];
  readonly substitutes: readonly Substitute[];
  readonly locks: readonly Lock[];
  /** Variables of the module of which functions get one of their own: a file, and the index in its `scratch`. */
  readonly own: readonly { readonly file: string; readonly index: number }[];
  readonly hazards: readonly Hazard[];
  readonly risk: Risk;
  /** The files that it changes, without the generated helpers. */
  readonly files: readonly string[];
}

/** All decisions about the findings: what changes together, what stays and why, and what was not asked for. */
export interface Plan {
  readonly sets: readonly ChangeSet[];
  readonly skipped: readonly Skip[];
  /** Findings in contexts that were not asked for. */
  readonly outOfScope: readonly Finding[];
  /** What it was made with: the flags, unless the choices say something else. */
  readonly settings: Settings;
  /** It is known to have hazards that nothing guards against, and was not finished: nothing may be written by it. */
  readonly isUnfinished?: true;
}

/** Why a finding that could be rewritten is held back. */
export interface Withheld {
  readonly code: SkipCode;
  readonly detail?: string;
  /** The hazard that nothing guards against. */
  readonly hazard?: Hazard;
}

/** What a person or a flag decided; an input to planning. */
export interface Choices {
  /** Ids of the findings that must stay. */
  readonly declined: ReadonlySet<string>;
  /** Ids of findings that stay for another reason than a person's no. */
  readonly withheld?: ReadonlyMap<string, Withheld>;
  /**
   * Files that stay as they are. What they call keeps its synchronous form, and gets an async twin for everyone else.
   */
  readonly kept?: ReadonlySet<string>;
  /** Ids of findings that change only where hazards are guarded against, whatever risk the flags accept. */
  readonly guarded?: ReadonlySet<string>;
  /** They override the flags. */
  readonly settings?: Partial<Settings>;
}
