/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
/**
 * Wraps the async callback of an interval, so that it never runs twice at the
 * same time. What falls due while it runs is left out, as it is by timers of
 * Node that have no time for it. A rejection ends the process, like an error
 * thrown in such a callback.
 */
export function oneAtATime<Args extends any[]>(
  callback: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  let isRunning = false;
  function tick(this: unknown, ...args: unknown[]): void {
    if (isRunning) return;
    isRunning = true;
    const finish = (work: unknown): void => {
      Promise.resolve(work)
        .finally(() => {
          isRunning = false;
        })
        .catch((error: unknown) => {
          process.nextTick(() => {
            throw error;
          });
        });
    };
    try {
      finish(callback.apply(this, args as Args));
    } catch (error) {
      isRunning = false;
      throw error;
    }
  }
  return tick;
}
