import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/kelektiv/node.bcrypt.js – the asynchronous forms work in the thread pool; bad arguments reject. */
export const bcrypt = defineModule('bcrypt', [
  { sync: 'hashSync', async: 'hash', via: 'own', takes: 2, effect: 'none' },
  { sync: 'compareSync', async: 'compare', via: 'own', takes: 2, effect: 'none' },
  { sync: 'genSaltSync', async: 'genSalt', via: 'own', takes: 2, effect: 'none' },
]);

export default asTransform([bcrypt]);
