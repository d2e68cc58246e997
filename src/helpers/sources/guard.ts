/* eslint-disable no-console -- an error that can no longer be answered must be seen somewhere */

export type AnyFunction = (...args: never[]) => unknown;
type Next = (error?: unknown) => void;

/**
 * Calls a handler whose `next` is the argument at index `nextAt`, and passes a
 * throw or a rejection to `next`, which is never called twice. The promise is
 * not returned, because restify would call `next` for it.
 */
export function guard(handler: AnyFunction, self: unknown, args: unknown[], nextAt: number): unknown {
  const next = args[nextAt] as Next;
  let passed = false;
  const pass: Next = (...error) => {
    passed = true;
    next(...error);
  };
  const fail = (error: unknown): void => {
    if (passed) console.error(error);
    else pass(error || new Error('Rejected promise'));
  };
  args[nextAt] = pass;
  try {
    const result = handler.apply(self, args as never[]);
    if (!isThenable(result)) return result;
    result.then(undefined, fail);
  } catch (error) {
    fail(error);
  }
  return undefined;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return !!value && typeof (value as PromiseLike<unknown>).then === 'function';
}
