/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
type Back = (...results: unknown[]) => unknown;

let answering = false;

/** Whether the callback of such a function is being called. */
export function isCalledBack(): boolean {
  return answering;
}

/**
 * Wraps an async function whose last argument is a Node-style callback. What it
 * rejects with is passed to the callback as its first argument, even if the
 * callback threw it: for packages that catch what the function throws, and do so.
 */
export function errorsToCallback<Args extends any[]>(
  work: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function started(this: unknown, ...args: unknown[]): void {
    // Parameters that are left out, or have a default, do not tell where it is.
    const at = typeof args[args.length - 1] === 'function' ? args.length - 1 : work.length - 1;
    const callback = args[at] as Back;
    const called = (...results: unknown[]): unknown => {
      const isInside = isCalledBack();
      answering = true;
      try {
        return callback(...results);
      } finally {
        answering = isInside;
      }
    };
    // Some callbacks carry properties, such as methods.
    args[at] = Object.assign(called, callback);
    Promise.resolve(work.apply(this, args as Args)).catch((error: unknown) => {
      called(error || new Error('Rejected promise'));
    });
  }
  // Callers may inspect the number of parameters.
  return Object.defineProperty(started, 'length', { value: work.length });
}
