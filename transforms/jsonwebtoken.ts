import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const MAIN = {
  async: '',
  via: 'none',
  notice: 'looks-asynchronous',
  why: 'jsonwebtoken signs and verifies on the main thread, even with a callback',
  advice: 'For RSA keys use jose, or crypto.sign with a callback; HMAC takes microseconds.',
} as const;

/** https://github.com/auth0/node-jsonwebtoken – with a callback it computes on the main thread all the same. */
export const jsonwebtoken = defineModule('jsonwebtoken', [
  { ...MAIN, sync: 'sign' },
  { ...MAIN, sync: 'verify' },
]);

export default asTransform([jsonwebtoken]);
