import type { Measured, Sampled } from './evidence';
import type { Category, Notice } from './catalogue';
import type { Context, Severity, BlockingCall } from './graph';

/** One step of a proof: a function and the line in it that leads on. */
export interface TraceStep {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

/** A blocking call, where it is reached from, and the proof. */
export interface Finding {
  /** Stable: rule + file + enclosing scope + ordinal. */
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
  /** Told for information only, and why: no reason to act. */
  readonly notice?: Notice;
  /** Why it cannot be told whether it runs, where its context is unknown. */
  readonly unknown?: string;
  readonly route?: string;
  readonly trace: readonly TraceStep[];
  readonly blocking: BlockingCall;
  /** What such calls were measured to cost, where something like it was measured. */
  readonly estimate?: Estimate;
  /** What it cost in a run that was traced; missing without a trace. */
  readonly measured?: Measured;
  /** What a traced run sampled there, of work on the CPU. */
  readonly sampled?: Sampled;
  /** The run got here in a way that the analysis does not see: the trace is that of a stack, and nothing is rewritten. */
  readonly seenOnly?: 'way' | 'call' | 'package';
}

/** What calls of one kind were measured to cost a server under load. */
export interface Estimate {
  /** How many times more requests per second the asynchronous form serves; `timeouts` where requests got no answer in time. */
  readonly times: number | 'timeouts';
  /** The call that was measured: this one, or one that does the same work. */
  readonly call: string;
  /** The published table, or `npm run bench:scenarios` on this machine. */
  readonly source: 'study' | 'machine';
}
