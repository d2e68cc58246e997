import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/kelektiv/node.bcrypt.js – the asynchronous forms work in the thread pool; bad arguments reject. */
export const bcrypt = defineModule('bcrypt', [
  { sync: 'hashSync', async: 'hash', via: 'own', effect: 'none' },
  { sync: 'compareSync', async: 'compare', via: 'own', effect: 'none' },
  { sync: 'genSaltSync', async: 'genSalt', via: 'own', effect: 'none' },
]);

export default asTransform([bcrypt]);
