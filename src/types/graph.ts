import type { FileFacts, FunctionFacts } from './facts';
import type { CallFacts, PathExpr } from './calls';
import type { Entry } from './entry';
import type { Handed } from './use';
import type { FunctionNames } from './naming';
import type { OtherName, OwnObjects } from './objects';
import type { SkipCode } from './plan';
import type { Typed } from './typed';
import type { BlockingMethod, BlockingModule } from './catalogue';

/** `path#index` of a function in its file. */
export type FunctionId = string;
/** `path@index` of a call in its file. */
export type CallId = string;

/** When a function runs: for a request, in the background, at start-up, in a tool; or never, or nobody knows. */
export type Context =
  'request_path' | 'background_path' | 'startup_path' | 'tooling_path' | 'unreachable_path' | 'unknown_path';
/** How much a finding matters, worst first. */
export type Severity = 'critical' | 'high' | 'medium' | 'low';

/**
 * How an edge was found: by value flow, as a function handed to outside code, by the type checker, or by a unique name.
 */
export type EdgeKind = 'flow' | 'callback' | 'types' | 'name';

/** One function calls another, or hands it to code that calls it. */
export interface Edge {
  readonly call: CallId;
  readonly caller: FunctionId;
  readonly callee: FunctionId;
  readonly kind: EdgeKind;
  /** The call that finally calls or hands out the callee, where `call` only passes it on. */
  readonly through?: CallId;
}

/** A call matched with a row of the catalogue. */
export interface BlockingCall {
  readonly id: CallId;
  readonly file: string;
  readonly call: CallFacts;
  readonly module: BlockingModule;
  readonly method: BlockingMethod;
  /** The module request that the function came from, without `node:`: the module's name or an alias. */
  readonly request: string;
  /** The function is not called there, but handed to a method that calls it: `names.map(fs.statSync)`. */
  readonly handed?: true;
  /** The version of the package is not known, or has no row: the call blocks, but its replacement is not known. */
  readonly unsure?: true;
}

/** The facts of all files, with functions and calls found by id. */
export interface ProgramView {
  readonly all: Iterable<FileFacts>;
  readonly file: (path: string) => FileFacts | undefined;
  readonly fileOf: (id: FunctionId | CallId) => FileFacts;
  readonly fn: (id: FunctionId) => FunctionFacts;
  readonly call: (id: CallId) => CallFacts;
  /** The calls that a function itself evaluates, in source order, followed by its getter reads. */
  readonly callsIn: (id: FunctionId) => readonly CallFacts[];
  /** The function that evaluates a call. */
  readonly callerOf: (id: CallId) => FunctionId;
  /** `file:line` of a function or a call. */
  readonly at: (id: FunctionId | CallId) => string;
}

/**
 * The points-to set of a flow node: functions of the project, outside values by access path, and whether there may be
 * more.
 */
export interface NodeValues {
  readonly functions: readonly FunctionId[];
  readonly externals: readonly string[];
  /** The calls that created those outside values that are told apart by origin. */
  readonly makers: readonly CallId[];
  /** Whether it includes arrays and other objects that the project creates. */
  readonly lists: boolean;
  readonly others: boolean;
}

/**
 * A file that could not be parsed: functions that it mentions, of files near it, may be called there; without `near`,
 * of any file.
 */
export interface Unread {
  readonly text: string;
  readonly near?: ReadonlySet<string>;
}

/** What else must be read for the graph to cover every path to a blocking call. */
export interface Demand {
  /** Files that hold a value from which a blocking call can be reached. */
  readonly files: ReadonlySet<string>;
  /** By file, the names of the exports through which a blocking call can be reached. */
  readonly exports: ReadonlyMap<string, ReadonlySet<string> | 'all'>;
  /** Field names under which such values are stored in objects of packages: `store` of `app.locals.store`. */
  readonly fields: ReadonlySet<string>;
}

/** The whole program: which function calls which, where requests enter, and which calls block. */
export interface CallGraph extends Typed {
  readonly program: ProgramView;
  readonly edges: readonly Edge[];
  /** Edges by caller, and by callee. */
  readonly from: ReadonlyMap<FunctionId, readonly Edge[]>;
  readonly to: ReadonlyMap<FunctionId, readonly Edge[]>;
  /** Edges by caller, where the call of a parameter counts as made by whoever passed the function. */
  readonly fromPassers: () => ReadonlyMap<FunctionId, readonly Edge[]>;
  /** By caller: calls of packages that may call a function which these got before. It is reached by them, no more. */
  readonly held: ReadonlyMap<FunctionId, readonly Edge[]>;
  readonly entries: readonly Entry[];
  /** The route of an entry for one call of an enclosing function that wraps or registers handlers of many routes. */
  readonly routeThrough: (entry: Entry, wrapper: FunctionId, site: CallId) => string | undefined;
  /** The functions that a wrapper was given for an entry, and that it calls with what it gets. */
  readonly wrappedBy: (entry: Entry) => readonly FunctionId[];
  /** Functions passed to outside code that is not a framework. */
  readonly callbacks: ReadonlyMap<FunctionId, readonly Handed[]>;
  readonly escaped: ReadonlyMap<FunctionId, string | undefined>;
  readonly blocking: readonly BlockingCall[];
  /** Calls that an earlier run substituted for blocking ones. */
  readonly rewritten?: readonly BlockingCall[];
  /** The possible callees of each call: functions of the project, and access paths of outside ones. */
  readonly targets: ReadonlyMap<CallId, ReadonlySet<FunctionId>>;
  readonly outside: ReadonlyMap<CallId, ReadonlySet<string>>;
  readonly loads: readonly { readonly from: FunctionId; readonly to: string }[];
  /** The folders of which the program loads each file that it finds there. */
  readonly folders: ReadonlySet<string>;
  /** The source files of the project, read or not. */
  readonly sources: ReadonlySet<string>;
  /**
   * What remains to be read in order to find every path to a blocking call; with `live` (what requests or background
   * work run), also in order to plan.
   */
  readonly demand: (live?: (id: FunctionId) => boolean, more?: readonly Edge[]) => Demand;
  /**
   * The paths that an argument can be, as patterns: `*` is any text, `**` any path, `<name>` an unknown folder,
   * `<?x@file>` the value of `x`. `through`: the calls that lead there, the last of them first.
   */
  readonly pathsOf: (call: CallId, index: number, through?: readonly CallId[]) => readonly string[];
  /** The same for a path that a file builds. */
  readonly pathsAt: (file: string, path: PathExpr) => readonly string[];
  /** Both with marks for names that calls make (`markOf`). */
  readonly markedPathsOf: (call: CallId, index: number, through?: readonly CallId[]) => readonly string[];
  readonly markedPathsAt: (file: string, path: PathExpr) => readonly string[];
  /** The objects that one request alone has; `perRequest`: whether each call of a function belongs to one request. */
  readonly ownObjects: (perRequest: (fn: FunctionId) => boolean) => OwnObjects;
  /** The other names of a part of state, by its access path. */
  readonly otherNames: (path: readonly string[]) => readonly OtherName[];
  /** The points-to set of a flow node in the file of a call. */
  readonly valuesOf: (call: CallId, local: number) => NodeValues;
  /**
   * Functions that objects have under names by which the language calls them, or as accessors, and what it calls of their
   * iterators, with the reason why they stay.
   */
  readonly calledByLanguage: () => ReadonlyMap<FunctionId, SkipCode>;
  /** The functions that objects at a flow node have under a name; empty when one of the objects is not in sight. */
  readonly heldBy: (call: CallId, local: number, name: string) => readonly FunctionId[];
  /** What the function may return that has a `then`: an object of the project, a query, a library's promise, or an answer of Fastify. */
  readonly givesThenable: (fn: FunctionId) => 'object' | 'query' | 'promise' | 'answer' | undefined;
  /** Whether another class extends, or may extend, the class of this constructor. */
  readonly isExtended: (constructorFn: FunctionId) => boolean;
  /** Whether all ancestors of the class of this constructor are in sight, and none has a member of these names. */
  readonly hasPlainAncestors: (constructorFn: FunctionId, names: readonly string[]) => boolean;
  /** The functions among the exports of a file. */
  readonly exportsOf: (file: string) => readonly FunctionId[];
  /** The functions that the callers of some functions get from them. */
  readonly givenBy: (functions: readonly FunctionId[]) => readonly FunctionId[];
  readonly namesOf: (fn: FunctionId) => FunctionNames;
  /** Whether every use of a getter is a plain read in sight that can mean nothing else. */
  readonly isOnlyRead: (getter: FunctionId) => boolean;
  /** Whether everything that the receiver of a call can be is in sight. */
  readonly isKnownReceiver: (call: CallId) => boolean;
  /** Whether a call in a method is one of a method of the same object, or of one that its class makes. */
  readonly isOfOwnObject: (call: CallId) => boolean;
  /** The files that a request (`./x`) resolves to from a file. */
  readonly resolve: (from: string, request: string) => readonly string[];
}
