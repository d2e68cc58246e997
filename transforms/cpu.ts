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
      why: 'it is a loop that waits for the clock',
      advice: 'Wait with a timer: `await setTimeout(ms)` of `node:timers/promises`.',
    },
    {
      sync: 'busy-loop',
      why: 'it is a loop with very many iterations',
      advice: `Limit the number of iterations. ${WORKER}`,
    },
    {
      sync: 'nested-loops',
      why: 'it loops over a list inside of a loop over the same list',
      advice: 'Look things up in a Map or a Set built before, or limit the length of the list.',
    },
    {
      sync: 'hash-loop',
      why: 'it hashes in a loop on the main thread',
      advice: 'Use the asynchronous `crypto.pbkdf2` or `crypto.scrypt`, which work in the thread pool.',
    },
    {
      sync: 'next-tick',
      why: '`process.nextTick` callbacks schedule further ones',
      advice: 'Use `setImmediate`, which lets other work run in between.',
    },
    {
      sync: 'json',
      why: 'it parses or serialises JSON of unlimited length',
      advice:
        'Limit it: reject request bodies that are too large, as `express.json({ limit })` does, and return long lists page by page.',
    },
  ].map((row) => ({ ...row, async: '', via: 'none' as const, at: [] })),
);
