/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
import { guard } from './guard';

/**
 * Like `asyncHandler`, for callbacks of `router.param` and `app.param`, whose
 * `next` is the third parameter, before the value and the name.
 */
export function asyncParam<Args extends any[]>(
  handler: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  const guarded: unknown = function (this: unknown, ...args: unknown[]) {
    return guard(handler, this, args, 2);
  };
  return guarded as (this: any, ...args: Args) => void;
}
