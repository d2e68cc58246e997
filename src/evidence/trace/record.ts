/**
 * What the preload and the command say to each other, both ways through files of one folder. Times are milliseconds; lines
 * and columns begin with 1; `file` is an absolute path.
 */

/** Name of the environment variable that tells the preload its folder. */
export const FOLDER_VARIABLE = 'UNBLOCK_TRACE';
/** The file in that folder which says what to measure. */
export const TARGETS_FILE = 'targets.json';

/** A method to measure, from the rows of the catalogue. */
export interface Target {
  /** `fs/readFileSync`. */
  readonly rule: string;
  /** The request that brings it, without `node:`. */
  readonly request: string;
  /** The way from what the request brings to the function: names, and `()` for the result of a call or of `new`. */
  readonly way: readonly string[];
  /** It blocks only without a callback: with more arguments, or a function as the last, nothing is measured. */
  readonly blockingArgs?: number;
}

/** Upper bounds, in milliseconds, of the classes that durations are counted in; a last class has no bound. */
export const CLASS_BOUNDS = [1, 10, 100, 1000] as const;

/** How long something took, over all times: `buckets` are pairs of an index (see histogram.ts) and how often. */
export interface DurationsRecord {
  readonly count: number;
  readonly total: number;
  readonly max: number;
  readonly classes: readonly number[];
  readonly buckets: readonly (readonly [index: number, count: number])[];
}

/** A place in a file, in a function. */
export interface FrameRecord {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** How often and how long, of a part. */
export interface ShareRecord {
  readonly count: number;
  readonly total: number;
  readonly max: number;
}

/** One call site: the first frame that is neither Node's nor a package's, and what it called. */
export interface SiteRecord extends DurationsRecord {
  readonly rule: string;
  /** The call site first, then its callers as far as they are the user's code or a package's. */
  readonly stack: readonly FrameRecord[];
  /** The frame of a package that made the call, when the user's code did not do so itself. */
  readonly through?: FrameRecord;
  readonly startup?: ShareRecord;
  readonly background?: ShareRecord;
  /** Under requests, by route. */
  readonly routes: readonly (readonly [route: string, share: ShareRecord])[];
}

/** All requests of a route: how long each kept the event loop from others by calls that were measured. */
export interface RouteRecord {
  readonly route: string;
  readonly requests: number;
  /** Of all requests together, one duration per request that called anything. */
  readonly blocked: DurationsRecord;
  /** Synchronous stretches of any kind, by class; the shortest class is counted for all routes together only. */
  readonly stretches: readonly number[];
  readonly longest: number;
  /** Milliseconds in the stretches that are counted here. */
  readonly ran: number;
}

/** A function of the app that was running when samples were taken within long stretches, and what it had called of others. */
export interface SampleRecord {
  /** Where the function begins, then its callers, in an example. */
  readonly stack: readonly FrameRecord[];
  /** Milliseconds, about: as many as there were between the samples. */
  readonly total: number;
  /** The part of it that no request made. */
  readonly background: number;
  readonly routes: readonly (readonly [route: string, ms: number])[];
  /** The lines of its own that were running. */
  readonly lines: readonly (readonly [line: number, ms: number])[];
  /** The packages that were running for it, or `require`. */
  readonly within: readonly (readonly [name: string, ms: number])[];
}

/** Synchronous stretches: how many by class, and how long they took together and at most. */
export interface StretchesRecord {
  readonly classes: readonly number[];
  readonly total: number;
  readonly max: number;
}

/** What one process has seen so far. */
export interface ProcessRecord {
  readonly pid: number;
  readonly parent: number;
  readonly node: string;
  readonly script: string;
  readonly requests: number;
  readonly sites: readonly SiteRecord[];
  readonly routes: readonly RouteRecord[];
  /** Every synchronous stretch since a server listens, and those of a millisecond or more that no request made. */
  readonly stretches: StretchesRecord;
  readonly background: StretchesRecord;
  /** How late the event loop was, since the server listens; missing when it never did. */
  readonly loopDelay?: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly samples: readonly SampleRecord[];
  /** The error that ended it, if one did: its code, and its port where it is about one. */
  readonly failure?: { readonly code?: string; readonly port?: number };
  /** Sites that were seen when the table was full. */
  readonly dropped: number;
}
