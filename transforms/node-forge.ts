import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/digitalbazaar/forge – plain JavaScript; a few functions use those of `crypto` where they can. */
export const nodeForge = defineModule('node-forge', [
  {
    sync: 'pbkdf2',
    async: 'pbkdf2',
    via: 'promisify',
    effect: 'none',
    blockingArgs: 5,
    refuse: [{ index: 4, kind: 'maybe-bytes', why: 'with a digest object it works on the main thread in both forms' }],
    // They are one function.
    at: ['node-forge.pbkdf2', 'node-forge.pkcs5.pbkdf2'],
  },
  {
    sync: 'pki.rsa.generateKeyPair',
    async: '',
    via: 'none',
    blockingArgs: 3,
    why: 'node-forge has no form that returns a promise',
    advice: 'Wrap `generateKeyPair({ bits }, callback)` in a promise: with a callback, the thread pool makes the key.',
    at: ['node-forge.pki.rsa.generateKeyPair', 'node-forge.rsa.generateKeyPair'],
  },
]);

export default asTransform([nodeForge]);
