import { guard } from './guard';
import type { AnyFunction } from './guard';

/**
 * Wraps an async handler for Express 4 or connect: a rejection goes to `next`,
 * as a thrown error does. A handler with four parameters keeps four, because
 * that is how Express recognises error middleware.
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
