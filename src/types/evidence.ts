import type { Context } from './graph';
import type { TraceStep } from './finding';

/** How often something was measured, with the sum and the maximum in milliseconds. */
export interface Share {
  readonly count: number;
  readonly total: number;
  readonly max: number;
}

/** A share with percentiles, and the numbers of durations below 1 ms, 10 ms, 100 ms, 1 s, and above. */
export interface Durations extends Share {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly classes: readonly number[];
}

/** The share of one route. */
export interface RouteShare extends Share {
  readonly route: string;
}

/** A synchronous call that was observed at run time, by its position in the user's code. */
export interface TracedCall extends Durations {
  readonly rule: string;
  readonly module: string;
  readonly method: string;
  /** Relative to the project's root when it is inside it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Every context it was observed in, in the order of the `Context` type. */
  readonly contexts: readonly Context[];
  /** The shares of the routes, largest total first. */
  readonly routes: readonly RouteShare[];
  readonly startup?: Share;
  readonly background?: Share;
  /** An example of a stack: the functions of the user's code, outermost first. */
  readonly stack: readonly TraceStep[];
  /** The package that made the call on behalf of the user's code. */
  readonly through?: { readonly name: string; readonly file: string; readonly line: number };
}

/** What a run measured of a finding; all zero when the run never reached it. */
export interface Measured extends Omit<Durations, 'classes'> {
  /** Milliseconds during which requests waited. */
  readonly waited: number;
  readonly contexts: readonly Context[];
  readonly routes: readonly RouteShare[];
}

/** The requests of a route, and how long each kept the others waiting in measured calls. */
export interface TracedRoute {
  readonly route: string;
  readonly requests: number;
  readonly blocked: Durations;
  /** Numbers of synchronous stretches by duration class; those below a millisecond are not attributed to routes. */
  readonly stretches: readonly number[];
  readonly longest: number;
  /** Total milliseconds of the stretches of a millisecond or more. */
  readonly ran: number;
}

/** The part of a function's samples that one route made. */
export interface SampledRoute {
  readonly route: string;
  readonly total: number;
}

/** Samples at one place: milliseconds in total and by route, largest first. */
export interface Sampled {
  readonly total: number;
  readonly routes: readonly SampledRoute[];
}

/**
 * A function of the user's code that the sampler found running, itself or through packages, in long synchronous
 * stretches outside of measured calls. Milliseconds are the sampling intervals, added up.
 */
export interface SampledFunction extends TraceStep {
  readonly column: number;
  readonly total: number;
  /** Largest total first. */
  readonly routes: readonly SampledRoute[];
  /** Milliseconds that belong to no request. */
  readonly background: number;
  /** Its own lines that were running, largest total first, without those that were calling other functions. */
  readonly lines: readonly { readonly line: number; readonly total: number }[];
  /** The packages that ran on its behalf, or `require`; largest total first. */
  readonly within: readonly { readonly name: string; readonly total: number }[];
  /** An example of a stack: the functions of the user's code, outermost first. */
  readonly stack: readonly TraceStep[];
}

/** Numbers of stretches below 1 ms, 10 ms, 100 ms, 1 s, and above, and their durations. */
export interface Stretches extends Share {
  readonly classes: readonly number[];
}

/** One process of the app. */
export interface TracedProcess {
  readonly pid: number;
  readonly node: string;
  readonly script: string;
  readonly requests: number;
  /** Event loop delay since the server listens, in milliseconds. */
  readonly loopDelay?: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** What `unblock trace` writes: what one run of an app was seen to wait for. Times are in milliseconds. */
export interface Trace {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'unblock'; readonly version: string };
  readonly command: readonly string[];
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  readonly processes: readonly TracedProcess[];
  /** Largest total first. */
  readonly calls: readonly TracedCall[];
  readonly routes: readonly TracedRoute[];
  /** Synchronous stretches since a server listens, and those of a millisecond or more that belong to no request. */
  readonly stretches: Stretches;
  readonly background: Stretches;
  /** Functions that ran in stretches of five milliseconds or more, largest total first. */
  readonly functions: readonly SampledFunction[];
  /** Number of calls at places for which the tables had no room. */
  readonly dropped: number;
}
