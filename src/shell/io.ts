/** A readable stream that may be a terminal. */
export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** A writable stream that may be a terminal, with its size in characters and lines. */
export type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** The environment of the process; `bin/unblock.js` takes it from `process`, tests make their own. */
export interface Host {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** The outside world, as commands see it; `signal` aborts when the user interrupts. */
export interface Io extends Host {
  readonly signal: AbortSignal;
  /**
   * Runs work during which an interrupt may simply end the process, because nothing it does needs cleaning up.
   * (Synchronous work would not notice `signal`.) Without this, interrupts are only reported by `signal`.
   */
  readonly endable?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Runs work through `Io.endable` if there is one. */
export function endably<T>({ endable }: Io, work: () => Promise<T>): Promise<T> {
  return endable ? endable(work) : work();
}
