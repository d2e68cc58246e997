type Callback = (...results: unknown[]) => unknown;

/**
 * Lets a function wait that says through its last parameter, a callback, when it
 * is over. What goes wrong is given to the callback, as an error that comes
 * first; after the callback was called, it is left to the process, like an
 * error that is thrown there.
 */
export function asyncCallback<Work extends (...args: never[]) => unknown>(work: Work): Work {
  function started(this: unknown, ...args: unknown[]): void {
    const callback = args[work.length - 1] as Callback;
    let called = false;
    const once = (...results: unknown[]): unknown => {
      called = true;
      return callback(...results);
    };
    // Some callbacks have methods of their own.
    args[work.length - 1] = Object.assign(once, callback);
    Promise.resolve(work.apply(this, args as never[])).catch((error: unknown) => {
      if (called) throw error;
      callback(error || new Error('Rejected promise'));
    });
  }
  // Who calls it may look at how many parameters it has.
  return Object.defineProperty(started, 'length', { value: work.length }) as unknown as Work;
}
