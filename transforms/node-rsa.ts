import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts } from '../src/types';
import { keysOf } from './rewriters/options';

const ON_MAIN_THREAD = {
  async: '',
  via: 'none',
  why: 'node-rsa works on the main thread',
} as const;
const CLASSES = ['node-rsa', 'node-rsa.NodeRSA', 'node-rsa.default'];

// Matches: new NodeRSA({ b: 2048 }); a key that is given as a text is only parsed
function makesKey({ args }: CallFacts): boolean {
  return keysOf(args[0]).includes('b');
}

/** https://github.com/rzcoder/node-rsa – no asynchronous forms; what needs no private key takes microseconds. */
export const nodeRsa = defineModule('node-rsa', [
  {
    ...ON_MAIN_THREAD,
    sync: 'default',
    constructed: true,
    at: CLASSES,
    when: makesKey,
    advice: 'Use `crypto.generateKeyPair`, promisified, and import the key.',
  },
  {
    ...ON_MAIN_THREAD,
    sync: 'generateKeyPair',
    at: CLASSES.map((name) => `${name}().generateKeyPair`),
    advice: 'Use `crypto.generateKeyPair`, promisified, and import the key.',
  },
  ...['decrypt', 'encryptPrivate', 'sign'].map((sync) => ({
    ...ON_MAIN_THREAD,
    sync,
    at: CLASSES.map((name) => `${name}().${sync}`),
    advice: 'Use `crypto.sign` with a callback, or a worker thread.',
  })),
]);

export default asTransform([nodeRsa]);
