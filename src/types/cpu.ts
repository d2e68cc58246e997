/** A kind of computation that blocks the event loop; its rule is `cpu/<name>`. */
export type CpuRule = 'regex' | 'clock-loop' | 'busy-loop' | 'nested-loops' | 'hash-loop' | 'next-tick' | 'json';

/** One place that may keep the CPU busy. */
export interface CpuFact {
  readonly rule: CpuRule;
  /** Index of the (synthetic) call that stands for the place, so that the graph can tell what reaches it. */
  readonly call: number;
  /** The cause, to complete "it stays because …: ". */
  readonly why: string;
}
