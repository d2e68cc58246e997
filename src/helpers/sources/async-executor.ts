type Executor<Value, Result> = (
  resolve: (value: Value | PromiseLike<Value>) => void,
  reject: (reason?: unknown) => void,
) => Result;

/** Lets the executor of a `new Promise` wait: where it threw and so rejected the promise, it rejects and does the same. */
export function asyncExecutor<Value>(executor: Executor<Value, Promise<unknown>>): Executor<Value, void> {
  return (resolve, reject) => {
    executor(resolve, reject).catch(reject);
  };
}
