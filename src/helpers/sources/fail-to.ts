/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
import { isCalledBack } from './errors-to-callback'; // optional

/**
 * Wraps an async callback of a function that may call it before it returns. If
 * it does, a rejection is passed to `fail`, where an error thrown at that point
 * would have ended up. A later one ends the process, like an error thrown then.
 */
export function failTo<Results extends any[]>(
  fail: (error: unknown) => void,
  callback: (this: any, ...results: Results) => unknown,
): (this: any, ...results: Results) => any {
  let isBefore = true;
  const end = (): void => {
    isBefore = false;
  };
  // Whichever comes first: code that runs in a promise callback is followed by
  // others of these, and all other code by what the next tick runs.
  process.nextTick(end);
  Promise.resolve().then(end, end);
  function called(this: unknown, ...results: unknown[]): unknown {
    let isAtOnce = isBefore;
    isAtOnce ||= isCalledBack();
    const work = callback.apply(this, results as Results);
    return isAtOnce && work instanceof Promise ? work.catch(fail) : work;
  }
  return Object.defineProperty(called, 'length', { value: callback.length }) as (this: any, ...results: Results) => any;
}
