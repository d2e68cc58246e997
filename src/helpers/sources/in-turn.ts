type Listener = (this: object, ...args: never[]) => unknown;

/** What each emitter has to wait for before its next listener may begin. */
const turns = new WeakMap<object, Promise<void>>();

/**
 * Lets a listener wait: what its emitter tells meanwhile is heard in turn, one
 * after the other, by all listeners that are in turn. What goes wrong ends the
 * process, as an error that is thrown in a listener does.
 */
export function inTurn<Work extends Listener>(listener: Work): Work {
  function listening(this: object, ...args: unknown[]): void {
    const start = (): unknown => listener.apply(this, args as never[]);
    const before = turns.get(this);
    const work = before ? before.then(start) : start();
    if (!isPromise(work)) return;
    const turn = work
      .then(() => undefined, fail)
      .then(() => {
        if (turns.get(this) === turn) turns.delete(this);
      });
    turns.set(this, turn);
  }
  return listening as unknown as Work;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

function fail(error: unknown): void {
  process.nextTick(() => {
    throw error;
  });
}
