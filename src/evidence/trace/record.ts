/**
 * The protocol between the preload and the command: files in one folder. Times are in milliseconds; lines and columns
 * start at 1; `file` is an absolute path.
 */

/** The environment variable with the folder of the preload. */
export const FOLDER_VARIABLE = 'UNBLOCK_TRACE';
/** The file in that folder with the methods to measure. */
export const TARGETS_FILE = 'targets.json';

/** A method to measure, from the rows of the catalogue. */
export interface Target {
  /** `fs/readFileSync`. */
  readonly rule: string;
  /** The module request that loads it, without `node:`. */
  readonly request: string;
  /** The access path from the module to the function: names, and `()` for the result of a call or of `new`. */
  readonly way: readonly string[];
  /**
   * It blocks only without a callback: calls with more arguments, or with a function as the last one, are not measured.
   */
  readonly blockingArgs?: number;
}

/** Upper bounds, in milliseconds, of the classes that durations are counted in; a last class has no bound. */
export const CLASS_BOUNDS = [1, 10, 100, 1000] as const;

/** A histogram of durations: `buckets` are pairs of an index (see histogram.ts) and a count. */
export interface DurationsRecord {
  readonly count: number;
  readonly total: number;
  readonly max: number;
  readonly classes: readonly number[];
  readonly buckets: readonly (readonly [index: number, count: number])[];
}

/** A position in a file, in a function. */
export interface FrameRecord {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Count and total duration of a part. */
export interface ShareRecord {
  readonly count: number;
  readonly total: number;
  readonly max: number;
}

/** One call site: the first frame that is neither Node's nor a package's, and what it called. */
export interface SiteRecord extends DurationsRecord {
  readonly rule: string;
  /** The call site first, then those of its callers that are the user's or a package's code. */
  readonly stack: readonly FrameRecord[];
  /** The frame of the package that made the call, if the user's code did not make it itself. */
  readonly through?: FrameRecord;
  readonly startup?: ShareRecord;
  readonly background?: ShareRecord;
  /** The part under requests, by route. */
  readonly routes: readonly (readonly [route: string, share: ShareRecord])[];
}

/** All requests of a route: how long each kept others waiting with measured calls. */
export interface RouteRecord {
  readonly route: string;
  readonly requests: number;
  /** One duration per request with any calls. */
  readonly blocked: DurationsRecord;
  /** Synchronous stretches of any kind, by class; the shortest class is counted for all routes together only. */
  readonly stretches: readonly number[];
  readonly longest: number;
  /** Milliseconds in the stretches that are counted here. */
  readonly ran: number;
}

/** A function of the app with samples in long stretches, and the other code that it called. */
export interface SampleRecord {
  /** The start of the function, then its callers in one example. */
  readonly stack: readonly FrameRecord[];
  /** Milliseconds, estimated from the time between samples. */
  readonly total: number;
  /** The part that was not caused by a request. */
  readonly background: number;
  readonly routes: readonly (readonly [route: string, ms: number])[];
  /** Its own lines with samples. */
  readonly lines: readonly (readonly [line: number, ms: number])[];
  /** The packages that ran for it, or `require`. */
  readonly within: readonly (readonly [name: string, ms: number])[];
}

/** Synchronous stretches: counts by class, total duration and maximum. */
export interface StretchesRecord {
  readonly classes: readonly number[];
  readonly total: number;
  readonly max: number;
}

/** The record of one process so far. */
export interface ProcessRecord {
  readonly pid: number;
  readonly parent: number;
  readonly node: string;
  readonly script: string;
  readonly requests: number;
  readonly sites: readonly SiteRecord[];
  readonly routes: readonly RouteRecord[];
  /** All synchronous stretches since a server listens, and those of a millisecond or more without a request. */
  readonly stretches: StretchesRecord;
  readonly background: StretchesRecord;
  /** The event-loop delay since the server listens; missing if it never did. */
  readonly loopDelay?: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly samples: readonly SampleRecord[];
  /** The error that ended it, if any: its code, and the port that it concerns. */
  readonly failure?: { readonly code?: string; readonly port?: number };
  /** Call sites for which the table had no room. */
  readonly dropped: number;
}
