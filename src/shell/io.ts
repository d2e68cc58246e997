/** A readable stream that may be a terminal. */
export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** A writable stream that may be a terminal of so many characters per line, and so many lines. */
export type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** What the process was started with; `bin/unblock.js` takes it from `process`, tests make their own. */
export interface Host {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** The outside world as every command sees it; `signal` aborts when the person interrupts. */
export interface Io extends Host {
  readonly signal: AbortSignal;
  /**
   * Does work that an interrupt may end where it stands, with the process: nothing it has begun must be finished. Work that
   * does not pause would not hear of an interrupt. Without it, interrupts are told by `signal` alone.
   */
  readonly endable?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Does work that an interrupt may end where it stands, where `Io.endable` is there for that. */
export function endably<T>({ endable }: Io, work: () => Promise<T>): Promise<T> {
  return endable ? endable(work) : work();
}
