// Helper functions for asynchronous code, made by unblock (npx unblock).
// Safe to edit: unblock only adds to this file when new code needs it.

'use strict';

/**
 * Calls a handler whose `next` stands at `nextAt` among its arguments, and
 * gives whatever goes wrong to `next`, which is never called a second time.
 */
function guard(handler, self, args, nextAt) {
  const next = args[nextAt];
  let passed = false;
  const pass = (...error) => {
    passed = true;
    next(...error);
  };
  const fail = (error) => {
    if (passed) console.error(error);
    else pass(error || new Error('Rejected promise'));
  };
  args[nextAt] = pass;
  try {
    const result = handler.apply(self, args);
    return isThenable(result) ? result.then(undefined, fail) : result;
  } catch (error) {
    return fail(error);
  }
}

function isThenable(value) {
  return !!value && typeof value.then === 'function';
}

/**
 * Gives the rejection of an Express 4 or connect handler to `next`, as they do
 * with a thrown error. A handler of four parameters stays one: that is how
 * Express tells error middleware.
 */
function asyncHandler(handler) {
  const guarded =
    handler.length === 4
      ? function (error, request, response, next) {
          return guard(handler, this, [error, request, response, next], 3);
        }
      : function (request, response, next) {
          return guard(handler, this, [request, response, next], 2);
        };
  return guarded;
}

module.exports = { asyncHandler };
