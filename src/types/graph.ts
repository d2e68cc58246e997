import type { FileFacts, FunctionFacts } from './facts';
import type { ArgumentFacts, CallFacts } from './calls';
import type { Handed } from './use';
import type { Naming } from './naming';
import type { Typed } from './typed';
import type { BlockingMethod, BlockingModule } from './catalogue';

/** `path#index` of a function in its file. */
export type FunctionId = string;
/** `path@index` of a call in its file. */
export type CallId = string;

/** When a function runs: for a request, meanwhile, before the first of them, in a tool; or nobody runs it, or nobody knows. */
export type Context =
  'request_path' | 'background_path' | 'startup_path' | 'tooling_path' | 'unreachable_path' | 'unknown_path';
/** How much a finding matters, worst first. */
export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** How an edge was found: values that flow there, a function handed to outside code, the type checker, a unique name. */
export type EdgeKind = 'flow' | 'callback' | 'types' | 'name';

/** One function calls another, or hands it to somebody who does. */
export interface Edge {
  readonly call: CallId;
  readonly caller: FunctionId;
  readonly callee: FunctionId;
  readonly kind: EdgeKind;
  /** The call that calls or hands out the callee in the end, where `call` only passes it on. */
  readonly through?: CallId;
}

/** A function that a framework calls. */
export interface Entry {
  readonly fn: FunctionId;
  readonly framework: string;
  readonly context: Context;
  /** `GET /users/:id`, or what stands for it. */
  readonly route: string;
  /** The registering call, and the argument that held the function; no call where a configuration names the function. */
  readonly call?: CallId;
  readonly arg?: ArgumentFacts;
  /** The file by whose place a framework finds the function among its exports. */
  readonly file?: string;
  /** What must surround the argument when the function becomes async. */
  readonly guard?: 'asyncHandler' | 'asyncListener' | 'asyncCallback' | 'asyncReply';
  /** Instead of a call of its callback, a promise will do. */
  readonly orPromise?: true;
  /** The parameter that runs the handlers below, and gives a promise that must be waited for. */
  readonly next?: number;
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
  /** The request that brought the function here, without `node:`: the module's name or an alias. */
  readonly request: string;
  /** The version of the package is not known, or no row is for it: the call blocks, but how to replace it is not known. */
  readonly unsure?: true;
}

/** The facts of all files, with every function and call found by its id. */
export interface ProgramView {
  readonly all: Iterable<FileFacts>;
  readonly file: (path: string) => FileFacts | undefined;
  readonly fileOf: (id: FunctionId | CallId) => FileFacts;
  readonly fn: (id: FunctionId) => FunctionFacts;
  readonly call: (id: CallId) => CallFacts;
  /** The calls that a function itself evaluates, in the order of its file, and behind them its reads. */
  readonly callsIn: (id: FunctionId) => readonly CallFacts[];
  /** The function that evaluates a call. */
  readonly callerOf: (id: CallId) => FunctionId;
  /** `file:line` of a function or a call. */
  readonly at: (id: FunctionId | CallId) => string;
}

/** What can be at a node: functions of the project, things from outside by their path, and whether it can be anything else. */
export interface NodeValues {
  readonly functions: readonly FunctionId[];
  readonly externals: readonly string[];
  /** The calls that made those of them that are told apart. */
  readonly makers: readonly CallId[];
  /** Arrays and other objects that the project made. */
  readonly lists: boolean;
  readonly others: boolean;
}

/** The names by which others call a function. */
export interface FunctionNames {
  /** Places that give it a name, where another name can be added. */
  readonly open: readonly { readonly file: string; readonly naming: Naming }[];
  /** Names that it also has where none can be added. */
  readonly closed: ReadonlySet<string>;
}

/** A file that could not be parsed: what it mentions of the files near it may be called there; without `near`, of any file. */
export interface Unread {
  readonly text: string;
  readonly near?: ReadonlySet<string>;
}

/** What else must be read before the graph can be that of the whole program. */
export interface Demand {
  /** Files that got something from which a blocking call can be reached. */
  readonly files: ReadonlySet<string>;
  /** By file, the names of its exports through which a blocking call can be reached. */
  readonly exports: ReadonlyMap<string, ReadonlySet<string> | 'all'>;
  /** Names under which such things are kept in objects of packages: `store` of `app.locals.store`. */
  readonly fields: ReadonlySet<string>;
}

/** The whole program: which function calls which, where the outside enters, and which calls block. */
export interface CallGraph extends Typed {
  readonly program: ProgramView;
  readonly edges: readonly Edge[];
  /** Edges by the function they leave, and by the one they reach. */
  readonly from: ReadonlyMap<FunctionId, readonly Edge[]>;
  readonly to: ReadonlyMap<FunctionId, readonly Edge[]>;
  /** Edges by the function they leave, where those of a parameter leave whoever passes the function that is called. */
  readonly fromPassers: () => ReadonlyMap<FunctionId, readonly Edge[]>;
  readonly entries: readonly Entry[];
  /** The route of an entry for one call of a function around it, which wraps or registers handlers of many routes. */
  readonly routeThrough: (entry: Entry, wrapper: FunctionId, site: CallId) => string | undefined;
  /** Functions given to code outside that is no framework: callbacks. */
  readonly callbacks: ReadonlyMap<FunctionId, readonly Handed[]>;
  readonly escaped: ReadonlyMap<FunctionId, string | undefined>;
  readonly blocking: readonly BlockingCall[];
  /** Calls that took the place of blocking ones in an earlier run. */
  readonly rewritten?: readonly BlockingCall[];
  /** Project functions and outside paths that each call can mean. */
  readonly targets: ReadonlyMap<CallId, ReadonlySet<FunctionId>>;
  readonly outside: ReadonlyMap<CallId, ReadonlySet<string>>;
  readonly loads: readonly { readonly from: FunctionId; readonly to: string }[];
  /** Source files of the project, read or not. */
  readonly sources: ReadonlySet<string>;
  /** What is missing to find every way to a blocking call; with `live` (what requests or background work run), also to plan. */
  readonly demand: (live?: (id: FunctionId) => boolean, more?: readonly Edge[]) => Demand;
  /** The paths that an argument can be, as patterns: `*` is any text, `**` any path, `<name>` an unknown folder, `<?x@file>` whatever `x` holds. */
  readonly pathsOf: (call: CallId, index: number) => readonly string[];
  /** What a value node of a call's file can be. */
  readonly valuesOf: (call: CallId, local: number) => NodeValues;
  /** Functions that the objects at a value node have under a name; none where one of the objects is not in sight. */
  readonly heldBy: (call: CallId, local: number, name: string) => readonly FunctionId[];
  /** What the function returns may be an object of the project with a `then`. */
  readonly givesThenable: (fn: FunctionId) => boolean;
  /** The class of this constructor is, or may be, what another class extends. */
  readonly isExtended: (constructorFn: FunctionId) => boolean;
  /** All that the class of this constructor extends is in sight, and has none of these names. */
  readonly hasPlainAncestors: (constructorFn: FunctionId, names: readonly string[]) => boolean;
  /** Functions that a file's exports hold. */
  readonly exportsOf: (file: string) => readonly FunctionId[];
  /** Functions that whoever calls some others is given by them. */
  readonly givenBy: (functions: readonly FunctionId[]) => readonly FunctionId[];
  readonly namesOf: (fn: FunctionId) => FunctionNames;
  /** Every use of a getter is a plain read in sight, of what can be nothing else. */
  readonly isOnlyRead: (getter: FunctionId) => boolean;
  /** Everything that the object of a call can be is in sight. */
  readonly isKnownReceiver: (call: CallId) => boolean;
  /** The files that a request (`./x`) in a file means. */
  readonly resolve: (from: string, request: string) => readonly string[];
}
