import type { Measured, Sampled } from './evidence';
import type { Category, Notice } from './catalogue';
import type { Context, Severity, BlockingCall } from './graph';

/** One step of a proof: a function, and the line in it at which the path continues. */
export interface TraceStep {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

/** A blocking call, the context in which it is reached, and the proof. */
export interface Finding {
  /** Stable across edits: rule, file, enclosing scope and ordinal. */
  readonly id: string;
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly module: string;
  readonly method: string;
  readonly category: Category;
  readonly context: Context;
  readonly contexts: readonly Context[];
  readonly severity: Severity;
  readonly inLoop: boolean;
  /** Reported for information only, and why: there is nothing to do. */
  readonly notice?: Notice;
  /** Why the context is not known. */
  readonly unknown?: string;
  readonly route?: string;
  readonly trace: readonly TraceStep[];
  readonly blocking: BlockingCall;
  /** What such calls cost in measurements, where there is one of a comparable call. */
  readonly estimate?: Estimate;
  /** What the call cost in the traced run; undefined without a trace. */
  readonly measured?: Measured;
  /** What the sampler of the traced run saw at this place, for CPU work. */
  readonly sampled?: Sampled;
  /**
   * The run reached the call in a way that the analysis does not see: the proof is a recorded stack, and nothing is
   * rewritten.
   */
  readonly seenOnly?: 'way' | 'call' | 'package';
}

/** What calls of one kind cost a server under load, as measured. */
export interface Estimate {
  /**
   * By which factor the asynchronous form raises requests per second; `timeouts` where requests got no answer in time.
   */
  readonly times: number | 'timeouts';
  /** The call that was measured: this one, or one that does comparable work. */
  readonly call: string;
  /** The published study, or `npm run bench:scenarios` on this machine. */
  readonly source: 'study' | 'machine';
}
