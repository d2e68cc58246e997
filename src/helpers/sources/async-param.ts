import { guard } from './guard';
import type { AnyFunction } from './guard';

/**
 * Like `asyncHandler`, for callbacks of `router.param` and `app.param`, whose
 * `next` is the third parameter, before the value and the name.
 */
export function asyncParam<Handler extends AnyFunction>(handler: Handler): Handler {
  const guarded: unknown = function (this: unknown, ...args: unknown[]) {
    return guard(handler, this, args, 2);
  };
  return guarded as Handler;
}
