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
    message: 'a getter cannot be async, and not all who read it are in sight and could call a method',
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
    message: 'a generator hands out its values without waiting, and not all who take them can wait',
    advice: 'Take its values in a `for…of` or a spread, so that it can be an async generator.',
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
    message: 'awaiting in the middle of an optional chain would change when it stops',
    advice: 'Put the call into a statement of its own.',
  },
  {
    code: 'in-compound-assignment',
    message: 'the left side is read before the call, and another request may change it meanwhile',
    advice: 'Put the call into a statement of its own, before the assignment.',
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
    message: 'requests run it, but nothing says that its caller awaits it',
    advice: 'If it does, and deals with a rejection, say `{ match: …, awaited: true }` in `hot` or `handlers`.',
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
      'a transaction of a synchronous database is open meanwhile, and whoever came in between would be part of it',
    advice: 'Do this before the transaction begins, or after its end.',
  },
  {
    code: 'process-state',
    message:
      'the working folder, the file mask or a built-in object of the whole process is another one meanwhile, for everybody',
    advice: 'Use absolute paths, `cwd` and `mode`, and leave what belongs to the process alone.',
  },
  {
    code: 'late-listener',
    message: 'what runs already would be listened to after the wait only, and what it told meanwhile would be lost',
    advice: 'Put this call before the stream, the process or the request is begun, or attach the listeners first.',
  },
  {
    code: 'upstream-does-not-wait',
    message: 'a handler above it does not wait for those below, and would answer before this one is done',
    advice: 'Write `await next()` there, and await what else is given `next`.',
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
    code: 'test-with-done',
    message: 'the test is over when it says so, and a promise that it returned would end it before',
    advice: 'Await what it waits for, and drop the callback.',
  },
  {
    code: 'public-export',
    message: 'the package exports the function, so there may be callers elsewhere',
    advice: 'Export an asynchronous variant beside it, or mark the package as private.',
  },
  {
    code: 'kept-file',
    message: 'a file that is to stay as it is calls it',
    advice: 'Let that file change, or move the function to where it has a name.',
  },
  {
    code: 'typed-contract',
    message: 'a type that is not in sight, or a type guard, states what it gives',
    advice: 'Change the type with it.',
  },
  {
    code: 'returns-a-thenable',
    message: 'it gives an object with a `then`, which `await` would call',
    advice: 'Give the object another method, or put it into another object.',
  },
  {
    code: 'rejection-unhandled',
    message: 'what it throws would become a rejection of a promise whose failure nobody deals with in the same way',
    advice: 'Await the promise, or return it with a `.catch`.',
  },
  { code: 'used-with-new', message: 'it is called with `new`', advice: 'Use an async factory instead.' },
  { code: 'await-is-a-name', message: 'the function uses `await` as a name', advice: 'Rename it.' },
  {
    code: 'ambiguous-callee',
    message: 'what is called may also be a function of the project',
    advice: 'Call the two by different names.',
  },
  {
    code: 'no-async-form',
    message: 'there is no asynchronous form to put in its place',
    advice: 'Move it out of the request, for instance into a worker thread.',
  },
  {
    code: 'cheap',
    message: 'it takes microseconds; waiting for it would take longer',
    advice: 'Leave it as it is.',
  },
  {
    code: 'looks-asynchronous',
    message: 'it has the form of an asynchronous call and blocks all the same',
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
    message: 'its arguments are spread, so what they are is not known',
    advice: 'Write the arguments out.',
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
    advice: 'Mend that file first.',
  },
  {
    code: 'output-invalid',
    message: 'the rewritten file would not parse; this is a bug of unblock',
    advice: 'Please report it with the file.',
  },
  {
    code: 'needs-review',
    message: 'its change set has a hazard that a person should look at',
    advice: 'Review it with `npx unblock`, or take it with `--risk review`.',
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
    message: 'the project failed a check with its change set, which was taken back',
    advice: 'Read the log of the check; a test may expect the synchronous form.',
  },
  { code: 'declined', message: 'declined in review', advice: 'Run unblock again to be asked once more.' },
  {
    code: 'changed-on-disk',
    message: 'a file of its change set was changed while unblock was at work',
    advice: 'Run unblock again to plan with the files as they are.',
  },
  {
    code: 'not-writable',
    message: 'a file of its change set is not to be written to',
    advice: 'Give the file and its folder write permission, or leave it out with `--exclude`.',
  },
  { code: 'undecided', message: 'the review ended before it', advice: 'Go on with `npx unblock --resume`.' },
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
