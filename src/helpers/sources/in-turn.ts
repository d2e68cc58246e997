/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
/** By emitter: the work that must finish before its next listener may start. */
const turns = new WeakMap<object, Promise<void>>();

/**
 * Wraps an async listener so that the events of its emitter are handled one at
 * a time, in the order in which they are emitted, by all listeners wrapped like
 * this. A rejection ends the process, like an error thrown in a listener.
 */
export function inTurn<Args extends any[]>(
  listener: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  function listening(this: object, ...args: unknown[]): void {
    const start = (): unknown => listener.apply(this, args as Args);
    const before = turns.get(this);
    const work = before ? before.then(start) : start();
    if (!isPromise(work)) return;
    const turn = work
      .then((): void => undefined, fail)
      .then(() => {
        if (turns.get(this) === turn) turns.delete(this);
      });
    turns.set(this, turn);
  }
  return listening;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

function fail(error: unknown): void {
  process.nextTick(() => {
    throw error;
  });
}
