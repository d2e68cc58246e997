/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
/**
 * Wraps an async callback whose result nobody uses. What it rejects with is
 * thrown, like an error of the callback before, so that the process is told of
 * it as of that: by `uncaughtException`, not by `unhandledRejection`.
 */
export function thrownToProcess<Args extends any[]>(
  work: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function called(this: unknown, ...args: unknown[]): void {
    Promise.resolve(work.apply(this, args as Args)).catch((error: unknown) => {
      process.nextTick(() => {
        throw error;
      });
    });
  }
  // Callers may inspect the number of parameters.
  return Object.defineProperty(called, 'length', { value: work.length });
}
