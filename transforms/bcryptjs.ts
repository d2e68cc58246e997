import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { Rewriter } from '../src/types';

const SLICES = {
  message: 'bcryptjs works on the main thread even when it is asynchronous; bcrypt, or a worker thread, would not',
  guard: 'it pauses every 100 ms to let other requests run',
};
const STILL_BLOCKS = {
  async: '',
  via: 'none',
  notice: 'looks-asynchronous',
  why: 'bcryptjs works on the main thread, in slices of 100 ms',
  advice: 'Use bcrypt, which works in the thread pool and reads the same hashes, or a worker thread.',
} as const;

/** `hashSync(password)` → `hash(password, 10)`: hash has no default for the number of rounds, as hashSync has. */
const withRounds: Rewriter = ({ args }) => {
  if (args.length !== 1) return undefined;
  const { end } = args[0].span;
  return { edits: [{ span: { start: end, end }, text: ', 10' }] };
};

/** https://github.com/dcodeIO/bcrypt.js – the asynchronous forms of version 2 and later return promises. */
export const bcryptjs = defineModule('bcryptjs', [
  {
    sync: 'hashSync',
    async: 'hash',
    via: 'own',
    takes: 2,
    effect: 'none',
    caveat: SLICES,
    rewriter: withRounds,
  },
  { sync: 'compareSync', async: 'compare', via: 'own', takes: 2, effect: 'none', caveat: SLICES },
  { sync: 'genSaltSync', async: 'genSalt', via: 'own', takes: 2, effect: 'none' },
  { ...STILL_BLOCKS, sync: 'hash' },
  { ...STILL_BLOCKS, sync: 'compare' },
]);

export default asTransform([bcryptjs]);
