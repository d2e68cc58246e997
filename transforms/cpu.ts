import { defineModule } from '../src/define';

const WORKER = 'Move it into a worker thread, or split it and let others have their turn between the parts.';

/**
 * Work that keeps the main thread and is no call of a module. It is found on request only (`--only cpu`), told with advice
 * and never rewritten. https://nodejs.org/learn/asynchronous-work/dont-block-the-event-loop
 */
export const CPU = defineModule(
  'cpu',
  [
    {
      sync: 'regex',
      why: 'the regular expression backtracks',
      advice:
        'Write it without nested or adjoining repetitions of the same characters, or limit the length of the text first.',
    },
    {
      sync: 'clock-loop',
      why: 'it waits for the clock',
      advice: 'Wait with a timer: `await setTimeout(ms)` of `node:timers/promises`.',
    },
    { sync: 'busy-loop', why: 'it turns very often', advice: `Limit how often it turns. ${WORKER}` },
    {
      sync: 'nested-loops',
      why: 'it goes through the same list within itself',
      advice: 'Look things up in a Map or a Set made before, or limit the length of the list.',
    },
    {
      sync: 'hash-loop',
      why: 'it hashes in a loop on the main thread',
      advice: 'Use the asynchronous `crypto.pbkdf2` or `crypto.scrypt`, which work in the thread pool.',
    },
    {
      sync: 'next-tick',
      why: 'it makes ticks of ticks',
      advice: 'Use `setImmediate`, which lets others have their turn.',
    },
    {
      sync: 'json',
      why: 'it reads or writes JSON of any length',
      advice:
        'Limit it: end a request when more comes than it may have, as `express.json({ limit })` does, and answer with a page of a list.',
    },
  ].map((row) => ({ ...row, async: '', via: 'none' as const, at: [] })),
);
