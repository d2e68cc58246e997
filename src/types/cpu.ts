/** Work on the CPU that others wait for, by the name of its rule: `cpu/regex` and so on. */
export type CpuRule = 'regex' | 'clock-loop' | 'busy-loop' | 'nested-loops' | 'hash-loop' | 'next-tick' | 'json';

/** One place that may keep the CPU busy. */
export interface CpuFact {
  readonly rule: CpuRule;
  /** Index of the call of the file that stands for it: what it is in is found by that. */
  readonly call: number;
  /** What is the matter, to complete "it stays because …: ". */
  readonly why: string;
}
