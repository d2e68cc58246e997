import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://nodejs.org/api/crypto.html – same values and error fields after promisify; the work moves to the thread pool. */
export const crypto = defineModule('crypto', [
  { sync: 'pbkdf2Sync', async: 'pbkdf2', via: 'promisify', effect: 'none' },
  { sync: 'scryptSync', async: 'scrypt', via: 'promisify', effect: 'none' },
  { sync: 'hkdfSync', async: 'hkdf', via: 'promisify', effect: 'none', since: 16 },
  { sync: 'generateKeyPairSync', async: 'generateKeyPair', via: 'promisify', effect: 'none' },
  { sync: 'generateKeySync', async: 'generateKey', via: 'promisify', effect: 'none', since: 16 },
  { sync: 'generatePrimeSync', async: 'generatePrime', via: 'promisify', effect: 'none', since: 16 },
  { sync: 'checkPrimeSync', async: 'checkPrime', via: 'promisify', effect: 'none', since: 16 },
  {
    sync: 'randomFillSync',
    async: '',
    via: 'none',
    why: 'filling a small buffer takes microseconds; waiting for the thread pool takes longer',
  },
  { sync: 'argon2Sync', async: 'argon2', via: 'promisify', effect: 'none', since: 24 },
]);

export default asTransform([crypto]);
