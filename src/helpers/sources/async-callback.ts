/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
type Callback = (...results: unknown[]) => unknown;

/**
 * Wraps an async function whose last parameter is a Node-style callback. A
 * rejection is passed to the callback as its first argument. Once the callback
 * has been called, a rejection stays unhandled and ends the process, like an
 * error thrown at that point.
 */
export function asyncCallback<Args extends any[]>(
  work: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function started(this: unknown, ...args: unknown[]): void {
    const callback = args[work.length - 1] as Callback;
    let called = false;
    const once = (...results: unknown[]): unknown => {
      called = true;
      return callback(...results);
    };
    // Some callbacks carry properties, such as methods.
    args[work.length - 1] = Object.assign(once, callback);
    Promise.resolve(work.apply(this, args as Args)).catch((error: unknown) => {
      if (called) throw error;
      callback(error || new Error('Rejected promise'));
    });
  }
  // Callers may inspect the number of parameters.
  return Object.defineProperty(started, 'length', { value: work.length });
}
