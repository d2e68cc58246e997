import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/napi-rs/node-rs – the asynchronous forms work in the thread pool; the same errors. */
export const nodeRsArgon2 = defineModule(
  '@node-rs/argon2',
  ['hash', 'hashRaw', 'verify'].map((name) => ({ sync: `${name}Sync`, async: name, via: 'own', effect: 'none' })),
);

export default asTransform([nodeRsArgon2]);
