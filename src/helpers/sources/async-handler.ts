/* eslint-disable @typescript-eslint/no-explicit-any -- so that parameters get the types of where the result goes */
import { guard } from './guard';

/**
 * Wraps an async handler for Express 4 or connect: a rejection goes to `next`,
 * as a thrown error does. A handler with four parameters keeps four, because
 * that is how Express recognises error middleware.
 */
export function asyncHandler<Args extends any[]>(
  handler: (this: any, ...args: Args) => unknown,
): (this: any, ...args: Args) => void {
  const guarded: unknown =
    handler.length === 4
      ? function (this: unknown, error: unknown, request: unknown, response: unknown, next: unknown) {
          return guard(handler, this, [error, request, response, next], 3);
        }
      : function (this: unknown, request: unknown, response: unknown, next: unknown) {
          return guard(handler, this, [request, response, next], 2);
        };
  return guarded as (this: any, ...args: Args) => void;
}
