import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const BYTES = 'string | NodeJS.ArrayBufferView';

/** https://github.com/browserify/pbkdf2 – in Node, the functions of `crypto`; without a digest both use SHA-1. */
export const pbkdf2 = defineModule('pbkdf2', [
  {
    sync: 'pbkdf2Sync',
    async: 'pbkdf2',
    via: 'promisify',
    effect: 'none',
    takes: 5,
    versions: '>=3',
    // `promisify` takes the last overload, in which the digest is required.
    typed: `(password: ${BYTES}, salt: ${BYTES}, iterations: number, keylen: number, digest?: string) => Promise<Buffer>`,
    refuse: [{ index: 4, kind: 'maybe-bytes', why: 'asynchronously, there is no default for an empty digest' }],
    caveat: {
      message: 'the work goes to the thread pool, which files and DNS look-ups share',
      guard: 'UV_THREADPOOL_SIZE sets how many run at once, 4 by default',
    },
  },
]);

export default asTransform([pbkdf2]);
