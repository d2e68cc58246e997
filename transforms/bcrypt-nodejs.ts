import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const STAYS = {
  async: '',
  via: 'none',
  why: 'bcrypt-nodejs works on the main thread in every form',
  advice: 'Use bcrypt, which works in the thread pool and reads the same hashes.',
} as const;

/** https://github.com/shaneGirish/bcrypt-nodejs – plain JavaScript, also when it calls back. */
export const bcryptNodejs = defineModule('bcrypt-nodejs', [
  { ...STAYS, sync: 'hashSync' },
  { ...STAYS, sync: 'compareSync' },
  { ...STAYS, sync: 'genSaltSync' },
]);

export default asTransform([bcryptNodejs]);
