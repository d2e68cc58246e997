type Executor<Value, Result> = (
  resolve: (value: Value | PromiseLike<Value>) => void,
  reject: (reason?: unknown) => void,
) => Result;

/**
 * Makes an async function usable as the executor of a `new Promise`: its
 * rejection rejects the promise, as a throw in a synchronous executor does.
 */
export function asyncExecutor<Value>(executor: Executor<Value, Promise<unknown>>): Executor<Value, void> {
  return (resolve, reject) => {
    executor(resolve, reject).catch(reject);
  };
}
