import { types } from 'util';

/**
 * Marks a promise, or a list of promises, as handled. It is awaited only after
 * another `await`, and if it was rejected in between, Node would end the
 * process. Whoever awaits it still gets the rejection.
 */
export function awaitedLater<Kept>(kept: Kept): Kept {
  for (const promise of Array.isArray(kept) ? (kept as unknown[]) : [kept])
    if (types.isPromise(promise)) promise.catch((): void => undefined);
  return kept;
}
