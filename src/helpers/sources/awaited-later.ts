import { types } from 'util';

/**
 * A promise, or a list of them, that is waited for behind another wait: were it rejected meanwhile, Node would end the
 * process. Who waits for it hears of that all the same.
 */
export function awaitedLater<Kept>(kept: Kept): Kept {
  for (const promise of Array.isArray(kept) ? (kept as unknown[]) : [kept])
    if (types.isPromise(promise)) promise.catch(() => undefined);
  return kept;
}
