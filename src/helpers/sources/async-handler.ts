import { guard } from './guard';
import type { AnyFunction } from './guard';

/**
 * Gives the rejection of an Express 4 or connect handler to `next`, as they do
 * with a thrown error. A handler of four parameters stays one: that is how
 * Express tells error middleware.
 */
export function asyncHandler<Handler extends AnyFunction>(handler: Handler): Handler {
  const guarded: unknown =
    handler.length === 4
      ? function (this: unknown, error: unknown, request: unknown, response: unknown, next: unknown) {
          return guard(handler, this, [error, request, response, next], 3);
        }
      : function (this: unknown, request: unknown, response: unknown, next: unknown) {
          return guard(handler, this, [request, response, next], 2);
        };
  return guarded as Handler;
}
