/**
 * Wraps an async callback whose result nobody uses. What it rejects with is
 * thrown, like an error of the callback before, so that the process is told of
 * it as of that: by `uncaughtException`, not by `unhandledRejection`.
 */
export function thrownToProcess<Work extends (...args: never[]) => unknown>(work: Work): Work {
  function called(this: unknown, ...args: unknown[]): void {
    Promise.resolve(work.apply(this, args as never[])).catch((error: unknown) => {
      process.nextTick(() => {
        throw error;
      });
    });
  }
  // Callers may inspect the number of parameters.
  return Object.defineProperty(called, 'length', { value: work.length }) as unknown as Work;
}
