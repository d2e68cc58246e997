import type { Context } from './graph';
import type { TraceStep } from './finding';

/** How often something was seen, and for how many milliseconds, together and at most. */
export interface Share {
  readonly count: number;
  readonly total: number;
  readonly max: number;
}

/** The same with percentiles, and how many there are below 1 ms, 10 ms, 100 ms, 1 s, and above. */
export interface Durations extends Share {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly classes: readonly number[];
}

/** A part of what was measured, under one route. */
export interface RouteShare extends Share {
  readonly route: string;
}

/** A synchronous call that was seen at run time, by its place in the user's code. */
export interface TracedCall extends Durations {
  readonly rule: string;
  readonly module: string;
  readonly method: string;
  /** Relative to the project's root where it is below. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Every context it was seen in, in the order of the contract. */
  readonly contexts: readonly Context[];
  /** Under requests, most time first. */
  readonly routes: readonly RouteShare[];
  readonly startup?: Share;
  readonly background?: Share;
  /** An example of how the call was reached: the functions of the user's code, the outermost first. */
  readonly stack: readonly TraceStep[];
  /** The package that made the call for the user's code. */
  readonly through?: { readonly name: string; readonly file: string; readonly line: number };
}

/** What a run tells of a finding; all of it is 0 when the run never came there. */
export interface Measured extends Omit<Durations, 'classes'> {
  /** Milliseconds of it in which requests waited. */
  readonly waited: number;
  readonly contexts: readonly Context[];
  readonly routes: readonly RouteShare[];
}

/** All requests of a route, and how long measured calls kept others waiting, per request that made any. */
export interface TracedRoute {
  readonly route: string;
  readonly requests: number;
  readonly blocked: Durations;
  /** Synchronous stretches of any kind by class; those below a millisecond are not told apart by route. */
  readonly stretches: readonly number[];
  readonly longest: number;
  /** Milliseconds in stretches of a millisecond or more. */
  readonly ran: number;
}

/** A part of the milliseconds of a function that was sampled. */
export interface SampledRoute {
  readonly route: string;
  readonly total: number;
}

/** What was sampled at a place: milliseconds, and how many of them under which routes, most first. */
export interface Sampled {
  readonly total: number;
  readonly routes: readonly SampledRoute[];
}

/**
 * A function of the user's code that was found running within long stretches of any kind, itself or what it had called of
 * packages; not within measured calls. Milliseconds are as many as there were between the samples.
 */
export interface SampledFunction extends TraceStep {
  readonly column: number;
  readonly total: number;
  /** Most first. */
  readonly routes: readonly SampledRoute[];
  /** The part that no request made. */
  readonly background: number;
  /** The lines of its own that were running, most first; not those where it waited for what it had called. */
  readonly lines: readonly { readonly line: number; readonly total: number }[];
  /** The packages that were running for it, or `require`; most first. */
  readonly within: readonly { readonly name: string; readonly total: number }[];
  /** An example of how it was reached: the functions of the user's code, the outermost first. */
  readonly stack: readonly TraceStep[];
}

/** How many stretches there are below 1 ms, 10 ms, 100 ms, 1 s, and above, and how long they took. */
export interface Stretches extends Share {
  readonly classes: readonly number[];
}

/** One process of the app. */
export interface TracedProcess {
  readonly pid: number;
  readonly node: string;
  readonly script: string;
  readonly requests: number;
  /** How late the event loop was since the server listens, in milliseconds. */
  readonly loopDelay?: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** What `unblock trace` writes: what one run of an app was seen to wait for. Times are milliseconds. */
export interface Trace {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'unblock'; readonly version: string };
  readonly command: readonly string[];
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  readonly processes: readonly TracedProcess[];
  /** Most time first. */
  readonly calls: readonly TracedCall[];
  readonly routes: readonly TracedRoute[];
  /** Synchronous stretches of any kind since a server listens, and those of a millisecond or more that no request made. */
  readonly stretches: Stretches;
  readonly background: Stretches;
  /** What ran within stretches of five milliseconds or more; most time first. */
  readonly functions: readonly SampledFunction[];
  /** Calls at places for which the tables had no room. */
  readonly dropped: number;
}
