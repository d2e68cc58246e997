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
    meaning: 'another request may come between two uses of the same state, which were one before',
    advice:
      'Use the state only before the first `await` or only after the last, or let all who change it take the lock of the helper file (`exclusive`).',
  },
  {
    code: 'unawaited',
    meaning: 'a promise is dropped or kept for now, and what it stands for is done later than it was',
    advice: 'Await the call before what follows, if that counts on it.',
  },
  {
    code: 'answered',
    meaning: 'a client may come again before what was done behind its answer is done',
    advice: 'Answer when it is done, or look whether anybody counts on that.',
  },
  {
    code: 'in-flight',
    meaning:
      'what a timer, an emitter, a promise or an async function was told to do may come before what follows in the function',
    advice: 'Let the function wait before it begins that, or look whether it matters which comes first.',
  },
  {
    code: 'listener',
    meaning: 'a listener waits now, and a later event may be told meanwhile',
    advice:
      'Look whether a later event changes what the listener goes on with; if so, keep what it needs before it waits.',
  },
  {
    code: 'over-later',
    meaning: 'nobody waits for the work of a callback any more, or for its errors',
    advice: 'Await each turn in a loop, and catch what it throws there.',
  },
  {
    code: 'uncaught',
    meaning: 'what a handler throws gets to `next`, and not to who listens to `uncaughtException`',
    advice: 'Let the error middleware do what that listener does.',
  },
  {
    code: 'in-pieces',
    meaning: 'a file is read or written in several steps while another call uses it',
    advice: 'Migrate the other call first, or let both take the lock of the helper file (`exclusive`).',
  },
  {
    code: 'noticed',
    meaning: 'a file is replaced where somebody watches it, or lists its folder',
    advice: 'Let who watches watch the folder, and leave out names that begin with a dot and end with `.tmp`.',
  },
  {
    code: 'held-argument',
    meaning: 'what a call is given may be changed before the call is over',
    advice: 'Give it a copy.',
  },
  {
    code: 'assumed-array',
    meaning: 'a method is taken for that of an array',
    advice: 'Look whether it is one; other objects may have methods of that name, which do not wait.',
  },
  {
    code: 'differs',
    meaning: 'the asynchronous form of a package does something else',
    advice: 'Look whether anybody counts on that.',
  },
  {
    code: 'stubbed',
    meaning: 'a test replaces, or asks for, what is not called in that way any more',
    advice: 'Let the test replace the asynchronous form, and run it.',
  },
  {
    code: 'inspected',
    meaning: 'a package looks at what kind of function it is given',
    advice: 'Look what it does with an `AsyncFunction`.',
  },
  {
    code: 'twin',
    meaning: 'a function stays, and has an asynchronous form beside it',
    advice: 'Change both when one changes.',
  },
  {
    code: 'hub',
    meaning: 'dozens of calls mean a function that changes',
    advice: 'Choose how far the change goes: a twin, or all who call it.',
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
