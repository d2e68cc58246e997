import type { CallId, FunctionId } from './graph';
import type { Finding } from './finding';
import type { TypeSite } from './typed';
import type { ReturnFacts } from './order';
import type { Edit, Span } from './text';

/** Key of a row in plan/reasons.ts. */
export type SkipCode = string;

/** A finding that is left as it is, and why. */
export interface Skip {
  readonly finding: Finding;
  readonly code: SkipCode;
  readonly message: string;
  readonly advice: string;
  /** Of `needs-review`: the code of the hazard. */
  readonly hazard?: string;
  /** Where the obstacle stands, `file:line`. */
  readonly at: string;
}

/** Of a set: nothing is known that could go wrong, or a person should look. */
export type Risk = 'safe' | 'review';

/** Something the reviewer should know of a set: what may interleave, and how it is guarded. */
export interface Hazard {
  /** Key of a row in plan/hazard-kinds.ts. */
  readonly code: string;
  readonly message: string;
  readonly guard?: string;
  /** What to do where nothing guards it. */
  readonly advice?: string;
  readonly at: string;
  /** Ids of the findings that bring it about: without them there is no hazard. */
  readonly findings?: readonly string[];
  /** Of a hub: how many calls mean it. */
  readonly calls?: number;
}

/** A run of whole statements; `returns` when they are the last of the function, and what they return is what it returns. */
export interface LockRange extends Span {
  readonly returns?: true;
  /** Where they return, and others come behind them: what each gives has to be carried out of the lock first. */
  readonly exits?: readonly ReturnFacts[];
  /** The last of them is one of those returns. */
  readonly endsSo?: true;
}

/** A function whose body, or a part of it, must run alone among those of the same key. */
export interface Lock {
  readonly fn: FunctionId;
  readonly key: string;
  /** It only reads, and may do so beside others that only read. */
  readonly shared?: true;
  /** The statements that the lock is held for, where that is not the whole body. */
  readonly range?: LockRange;
  /** All who share the key must change together; not so where the lock is not enough and each set needs review anyway. */
  readonly joins: boolean;
}

/** A function that outside code calls and that may now reject: it must be wrapped, or do without its callback. */
export interface Guard {
  readonly file: string;
  readonly span: Span;
  readonly by:
    | {
        readonly helper:
          | 'asyncHandler'
          | 'asyncParam'
          | 'asyncListener'
          | 'asyncExecutor'
          | 'asyncCallback'
          | 'asyncReply'
          | 'inTurn'
          | 'heardLate'
          | 'awaitedLater';
      }
    /** The promise says that it is over: the edits take the callback away. */
    | { readonly cut: readonly Edit[] };
}

/** An async form that is put beside a function, which stays as it is for those who cannot wait. */
export interface Twin {
  readonly fn: FunctionId;
  /** The names that the function is known by, each with that of the twin. */
  readonly names: Readonly<Record<string, string>>;
  /** Functions that are async in the copy and nowhere else: the function, and some that are written inside of it. */
  readonly async: readonly FunctionId[];
  /** Calls that call the twin from now on. */
  readonly calls: readonly CallId[];
  /** Where it gets its names: a file, and the place in its `namings`. */
  readonly namings: readonly { readonly file: string; readonly index: number }[];
}

/** What a test that replaces a module has to replace besides: what stands there for the synchronous function answers for it. */
export interface Substitute {
  /** The test, and its call that replaces the module under this request. */
  readonly file: string;
  readonly call: number;
  readonly replaced: string;
  /** The call that waits now: what it calls is imported by its name, not found in the module that is replaced. */
  readonly by: CallId;
  /** Where in the module that is what was called, and the name of what is called now. */
  readonly sync: string;
  readonly async: string;
  /** The module of what is called now; without it, the helper file as this file finds it. */
  readonly request?: string;
  readonly helperOf?: string;
}

/** What must change together. */
export interface ChangeSet {
  /** Stable name made of its findings. */
  readonly id: string;
  /** A, B, C … in the order they are shown. */
  readonly label: string;
  readonly findings: readonly Finding[];
  /** Ids of findings that are rewritten in a twin, while their synchronous form still runs for requests that cannot wait. */
  readonly lingering?: readonly string[];
  /** Functions that become async. */
  readonly async: readonly FunctionId[];
  /** Calls of project functions that must now be awaited. */
  readonly awaits: readonly CallId[];
  /** Calls of array methods whose callback became async: a helper takes their place. */
  readonly loops: readonly CallId[];
  /** Functions that get an async form beside them. */
  readonly twins: readonly Twin[];
  /** Blocking calls that get another helper than their row says, because of what is done around them. */
  readonly instead: readonly { readonly call: CallId; readonly helper: string }[];
  readonly guards: readonly Guard[];
  /** Types that change with the functions. */
  readonly sites: readonly TypeSite[];
  readonly substitutes: readonly Substitute[];
  readonly locks: readonly Lock[];
  readonly hazards: readonly Hazard[];
  readonly risk: Risk;
  /** Files that it changes, without the generated helpers. */
  readonly files: readonly string[];
}

/** All that was decided about the findings: what changes together, what stays and why, and what nobody asked about. */
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
  /** The hazard that nothing guards. */
  readonly hazard?: Hazard;
}

/** What the person (or a flag) said; an input to planning. */
export interface Choices {
  /** Findings that must stay, by id. */
  readonly declined: ReadonlySet<string>;
  /** Findings that stay for another reason than a person's no, by id. */
  readonly withheld?: ReadonlyMap<string, Withheld>;
  /** Files that stay as they are. What they call keeps its synchronous form, and gets an async twin for all others. */
  readonly kept?: ReadonlySet<string>;
}
