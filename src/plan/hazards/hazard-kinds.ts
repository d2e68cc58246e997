/** A kind of behaviour that may differ after a rewrite that is valid in itself, and what a person can do about it. */
export interface HazardKind {
  readonly code: string;
  readonly meaning: string;
  readonly advice: string;
}

/** All hazards, one row each; a test fails on a row without a fixture. */
const ROWS: readonly HazardKind[] = [
  {
    code: 'interleaving',
    meaning: 'another request may run between two uses of the same state, which could not be interrupted before',
    advice:
      'Use the state only before the first `await` or only after the last, or wrap everything that changes it in the lock of the helper file (`exclusive`).',
  },
  {
    code: 'unawaited',
    meaning: 'a promise is not awaited at once, and its work is now done later than before',
    advice: 'If the code that follows relies on that work, await the call first.',
  },
  {
    code: 'waits-longer',
    meaning: 'a function gives a promise that was not awaited at once, and its caller now waits for it',
    advice: 'Do what has to be waited for in a function of its own, and start the rest without `await`.',
  },
  {
    code: 'late-handler',
    meaning: 'a promise that was created elsewhere may be rejected before the function awaits it',
    advice: 'Await that promise first, or handle its rejection where it is created.',
  },
  {
    code: 'answered',
    meaning: 'work after the response is now done later, and the next request may come before it',
    advice: 'Send the response when the work is done, or check that no request relies on it.',
  },
  {
    code: 'settled',
    meaning: 'a promise is settled before work that is now done later, and who waits for it goes on meanwhile',
    advice: 'Call `resolve` when all of the work is done.',
  },
  {
    code: 'middleware-state',
    meaning: 'a middleware and the handlers behind it share state, and ran in one go',
    advice:
      'Keep a variable in the request (`req`, `res.locals`), or read it before the first `await` of the handler; look at a file and change it in one handler, under one lock.',
  },
  {
    code: 'in-flight',
    meaning:
      'a callback that the function has started (a timer, an event, a promise) may now run before the rest of the function',
    advice: 'Move the `await` before what starts the callback, or check that their order does not matter.',
  },
  {
    code: 'listener',
    meaning: 'a listener now waits, and a later event may be handled meanwhile',
    advice:
      'Check whether a later event changes what the listener uses after the `await`; if so, copy what it needs before.',
  },
  {
    code: 'over-later',
    meaning: 'nothing waits for the work of a callback any more, or handles its errors',
    advice: 'Use a loop that awaits each call, and catch its errors there.',
  },
  {
    code: 'same-moment',
    meaning: 'a name that is made of the time was one of its own as long as each request blocked for a while',
    advice: 'Make the name behind the last `await`, or with `crypto.randomUUID()`.',
  },
  {
    code: 'upload-name',
    meaning: 'an upload gets a name by a look-up, and the file was there before the next one looked',
    advice: 'Give each upload a name of its own (`crypto.randomUUID()`), or open the file with the flag `wx`.',
  },
  {
    code: 'uncaught',
    meaning: 'an error that nobody handles goes to another listener of the process, or to `next`',
    advice: 'Do there what the listener of `uncaughtException` does, or handle the error in the function.',
  },
  {
    code: 'caught-elsewhere',
    meaning: 'an error that left the function is now a rejection, which a `catch` of the promise around it handles',
    advice: 'Await the call before the promise is made, so that its error still leaves the function.',
  },
  {
    code: 'context',
    meaning: 'a context that a function enters behind a wait (`enterWith`) is not that of its callers',
    advice:
      'Enter the context before the first `await`, or in the caller; or use `run`, with what follows in its callback.',
  },
  {
    code: 'in-pieces',
    meaning: 'a file is read or written in several steps while another call uses it',
    advice:
      'Migrate the other call first, give the file a name of its own for each request, or let both take the lock of the helper file (`exclusive`).',
  },
  {
    code: 'noticed',
    meaning: 'a file is replaced by renaming while something watches it or has it open, or lists its folder',
    advice:
      'Watch the folder instead of the file, and ignore names that begin with a dot and end with `.tmp`; open a file again that was replaced, or write it in place with `fs.promises.writeFile`.',
  },
  {
    code: 'held-argument',
    meaning: 'an argument of a call may be changed before the call is over',
    advice: 'Pass a copy.',
  },
  {
    code: 'assumed-array',
    meaning: 'a method is assumed to be that of an array',
    advice: 'Check that the object is an array; other objects may have methods of that name, which do not wait.',
  },
  {
    code: 'differs',
    meaning: 'the asynchronous form behaves differently',
    advice: 'Check that nothing relies on the difference.',
  },
  {
    code: 'stubbed',
    meaning: 'a test mocks or inspects a function that is no longer called in that way',
    advice: 'Mock the asynchronous form in the test, and run it.',
  },
  {
    code: 'inspected',
    meaning: 'a package checks what kind of function it is given',
    advice: 'Check what it does with an `AsyncFunction`.',
  },
  {
    code: 'independent',
    meaning: 'the callbacks of an array method only read, and do not depend on each other',
    advice: 'Let several of them run at once (`--parallel 8`, or `o` in a review) where there are many elements.',
  },
  {
    code: 'twin',
    meaning: 'a function stays synchronous, and gets an asynchronous form beside it',
    advice: 'Change both when one changes.',
  },
  {
    code: 'hub',
    meaning: 'dozens of calls use a function that changes',
    advice: 'Choose how far the change goes: an async twin, or all callers.',
  },
];

const KINDS = new Map(ROWS.map((row) => [row.code, row]));

/** The codes of all hazards. */
export const HAZARD_CODES = ROWS.map((row) => row.code);

/** The row of a code. Throws for an unknown code. */
export function hazardKindOf(code: string): HazardKind {
  const row = KINDS.get(code);
  if (!row) throw new Error(`No hazard has the code "${code}".`);
  return row;
}
