import type { SkipCode } from '../types';

/** Why a call stays as it is, and what a person can do about it. */
export interface Reason {
  readonly code: SkipCode;
  readonly message: string;
  readonly advice: string;
}

/** All refusals, one row each; a test fails on a row without a fixture. */
const ROWS: readonly Reason[] = [
  {
    code: 'needed-at-startup',
    message: 'start-up code also calls it and cannot wait',
    advice: 'Give requests an asynchronous variant of the function, and let start-up keep this one.',
  },
  {
    code: 'in-constructor',
    message: 'a constructor cannot be async, and no async factory can take its place here',
    advice: 'Move the work into an async factory such as `static async create()`.',
  },
  {
    code: 'in-getter',
    message: 'a getter cannot be async, and not every read of it is known and could call a method instead',
    advice: 'Turn the getter into a method, so that callers can await it.',
  },
  {
    code: 'in-setter',
    message: 'a setter cannot be async',
    advice: 'Turn the setter into a method, so that callers can await it.',
  },
  {
    code: 'in-class-field',
    message: 'a class field is initialised while the object is built, which cannot wait',
    advice: 'Fill the field in an async factory.',
  },
  {
    code: 'in-generator',
    message: 'a generator yields its values without waiting, and not everything that uses them can wait',
    advice: 'Take its values with `for…of` or a spread, so that it can become an async generator.',
  },
  {
    code: 'called-by-the-language',
    message: 'the language itself calls the method and does not wait',
    advice: 'Do the work in a method of another name, and call that.',
  },
  {
    code: 'in-default-parameter',
    message: 'a default parameter cannot await',
    advice: 'Move the default into the body.',
  },
  {
    code: 'in-decorator',
    message: 'a decorator is evaluated while the class is defined',
    advice: 'Compute the value before.',
  },
  {
    code: 'in-optional-chain',
    message: 'an `await` in the middle of an optional chain would change where the chain stops',
    advice: 'Put the call into a statement of its own.',
  },
  {
    code: 'in-compound-assignment',
    message: 'what it changes is read before the call, and another request may change or replace it meanwhile',
    advice: 'Put the call into a statement of its own, before the change.',
  },
  {
    code: 'array-callback',
    message: 'the array method around it would not wait',
    advice: 'Use a `for…of` loop, or await `Promise.all` over a `map`.',
  },
  {
    code: 'unknown-callback',
    message: 'it is inside a function that other code calls, and that code may not wait',
    advice: 'Check that the caller awaits the callback, then convert it by hand.',
  },
  {
    code: 'caller-not-in-sight',
    message: 'requests run it, but it is not known whether its caller awaits it',
    advice: 'If the caller does, and handles a rejection, set `{ match: …, awaited: true }` in `hot` or `handlers`.',
  },
  {
    code: 'escapes',
    message: 'the function is handed to code that cannot be followed, so not every caller is known',
    advice: 'Check the callers, then convert it by hand.',
  },
  {
    code: 'framework-sync',
    message: 'the framework uses the result at once and does not wait',
    advice: 'Compute the value before, in a middleware.',
  },
  {
    code: 'in-transaction',
    message:
      'a transaction of a synchronous database is open, and other requests would become part of it during the wait',
    advice: 'Do this before the transaction begins, or after its end.',
  },
  {
    code: 'process-state',
    message: 'the working folder, the file mask or a built-in object is changed for the whole process during the wait',
    advice: 'Use absolute paths, `cwd` and `mode`, and leave what belongs to the process alone.',
  },
  {
    code: 'late-listener',
    message:
      'a listener for something that is already running would be attached only after the wait, and miss earlier events',
    advice: 'Move this call before the stream, process or request is started, or attach the listeners first.',
  },
  {
    code: 'upstream-does-not-wait',
    message: 'a handler further up does not await those below it, and would answer before this one is done',
    advice: 'Write `await next()` there, and await every other call that is passed `next`.',
  },
  {
    code: 'runs-beside-others',
    message:
      'the framework starts other methods of the class before this one would be done, and they may need what it does',
    advice: 'Let one method call the others, one after the other.',
  },
  {
    code: 'process-event',
    message: 'the process may end before an asynchronous call does',
    advice: 'Keep it synchronous.',
  },
  {
    code: 'handler-not-wrappable',
    message:
      'the handler would reject, this framework version loses rejections, and the place where it is registered cannot be wrapped',
    advice: 'Register the handler by itself, or move to a version that forwards rejections.',
  },
  {
    code: 'callback-may-throw',
    message:
      'what it throws, or what comes after its callback does, was caught, and a callback that gets it might throw again',
    advice: 'Let that callback begin with `if (error) return next(error);`.',
  },
  {
    code: 'test-with-done',
    message: 'the test ends with its callback, and returning a promise would end it earlier',
    advice: 'Await what the test waits for, and remove the callback.',
  },
  {
    code: 'public-export',
    message: 'the package exports the function, so there may be callers elsewhere',
    advice: 'Export an asynchronous variant beside it, or mark the package as private.',
  },
  {
    code: 'kept-file',
    message: 'a file that must stay as it is calls it',
    advice: 'Let that file change, or move the function to where it has a name.',
  },
  {
    code: 'typed-contract',
    message: 'a type that cannot be followed, or a type guard, states its result',
    advice: 'Change that type together with the function.',
  },
  {
    code: 'returns-a-thenable',
    message: 'it returns an object with a `then` method, which `await` would call',
    advice: 'Rename the method, or wrap the object in another one.',
  },
  {
    code: 'returns-a-library-promise',
    message: 'it returns a promise of a library, with which a caller does more than to wait for it',
    advice: 'Use the promises of the language there: `await`, or `then`, `catch` and `finally` alone.',
  },
  {
    code: 'returns-a-query',
    message:
      'it returns a query, or a process, that its callers go on with, and which would be over when an async function returns it',
    advice: 'Read before, and pass what was read to the function; or return the query in an object.',
  },
  {
    code: 'rejection-unhandled',
    message: 'what it throws would become a rejected promise, which nothing handles in the same way',
    advice: 'Await the promise, or return it with a `.catch`.',
  },
  { code: 'used-with-new', message: 'it is called with `new`', advice: 'Use an async factory instead.' },
  { code: 'await-is-a-name', message: 'the function uses `await` as a name', advice: 'Rename it.' },
  {
    code: 'ambiguous-callee',
    message: 'the call may also mean a function of the project',
    advice: 'Give the two different names.',
  },
  {
    code: 'no-async-form',
    message: 'it has no asynchronous form',
    advice: 'Move it out of the request, for instance into a worker thread.',
  },
  {
    code: 'cheap',
    message: 'it takes microseconds; an asynchronous call would take longer',
    advice: 'Leave it as it is.',
  },
  {
    code: 'looks-asynchronous',
    message: 'it looks asynchronous, but blocks',
    advice: 'Move it into a worker thread.',
  },
  {
    code: 'first-time-only',
    message: 'only the first call blocks, later ones are answered from memory',
    advice: 'Make the first call at start-up.',
  },
  {
    code: 'unknown-version',
    message: 'how to replace it depends on the version of the package, which is not known',
    advice: 'Install the dependencies, or state a version in package.json.',
  },
  {
    code: 'argument-differs',
    message: 'the asynchronous form treats this argument differently',
    advice: 'Rewrite the call by hand.',
  },
  {
    code: 'spread-arguments',
    message: 'its arguments are spread, so they are not known',
    advice: 'Write the arguments out.',
  },
  {
    code: 'require-in-es-module',
    message: 'in an ES module there is no `require`: the call has always failed, and would no longer',
    advice: 'Import the module.',
  },
  {
    code: 'handed-over',
    message: 'the function itself is handed to code that calls it: for each element, for a result, or later',
    advice: 'Write the call out: `(name) => fs.existsSync(name)`.',
  },
  { code: 'borrowed-call', message: 'it is called through `.call`, `.apply` or `.bind`', advice: 'Call it directly.' },
  {
    code: 'not-in-node-version',
    message: 'the asynchronous form is missing in the Node version that package.json asks for',
    advice: 'Raise `engines.node`.',
  },
  {
    code: 'unparsed-caller',
    message: 'a file that could not be parsed mentions the function',
    advice: 'Fix that file first.',
  },
  {
    code: 'output-invalid',
    message: 'the rewritten file would not parse; this is a bug of unblock',
    advice: 'Please report it with the file.',
  },
  {
    code: 'needs-review',
    message: 'its change set has a hazard that needs review',
    advice: 'Review it with `npx unblock`, or accept it with `--risk review`.',
  },
  {
    code: 'entangled',
    message: 'other requests could interrupt more functions while it waits than anybody can check',
    advice: 'Read it once, when the server starts, or change what is around it by hand.',
  },
  {
    code: 'seen-only-at-run-time',
    message: 'the traced run got here in a way that the analysis does not see, so its callers are not all known',
    advice:
      'Rewrite it by hand along the stack that is shown, or name its handler in the configuration (`handlers`, `hot`).',
  },
  {
    code: 'inside-a-package',
    message: 'a package makes the call, in its own code',
    advice: 'Look for an asynchronous function or an option of the package, or for another package.',
  },
  {
    code: 'verification-failed',
    message: 'the project failed a check with its change set, which was reverted',
    advice: 'Read the log of the check; a test may expect the synchronous form.',
  },
  { code: 'declined', message: 'declined in review', advice: 'Run unblock again to be asked once more.' },
  {
    code: 'changed-on-disk',
    message: 'a file of its change set was changed while unblock was running',
    advice: 'Run unblock again to plan with the files as they are.',
  },
  {
    code: 'not-writable',
    message: 'a file of its change set is read-only',
    advice: 'Give the file and its folder write permission, or leave it out with `--exclude`.',
  },
  {
    code: 'undecided',
    message: 'the review ended before it',
    advice: 'Run `npx unblock` to be asked about it; with `--resume`, only about what is left of a review.',
  },
];

const BY_CODE: ReadonlyMap<SkipCode, Reason> = new Map(ROWS.map((row) => [row.code, row]));

/** All codes, for the tests. */
export const REASON_CODES: readonly SkipCode[] = ROWS.map((row) => row.code);

/** The row of a code. Throws for an unknown code. */
export function reasonOf(code: SkipCode): Reason {
  const reason = BY_CODE.get(code);
  if (!reason) throw new Error(`there is no reason "${code}" in plan/reasons.ts`);
  return reason;
}
