import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** Occupies a thread of the pool; by default, files and DNS share four of them. */
const LONG = {
  via: 'promisify',
  effect: 'none',
  caveat: {
    message: 'the work goes to the thread pool, which files and DNS look-ups share',
    guard: 'UV_THREADPOOL_SIZE sets how many run at once, 4 by default',
  },
} as const;
/** A private key takes a millisecond or more, a public one microseconds. */
const ASYMMETRIC = {
  async: '',
  via: 'none',
  why: 'Node has no asynchronous form of it',
  advice: 'Do it in a worker thread.',
} as const;
/** From several overloads, `promisify` takes the last one with this number of arguments, and no result. */
const BYTES = 'string | NodeJS.ArrayBufferView';
const TYPED = {
  scrypt: `(password: ${BYTES}, salt: ${BYTES}, keylen: number, options?: object) => Promise<Buffer>`,
  generatePrime:
    '{ (size: number, options: { bigint: true; [option: string]: unknown }): Promise<bigint>; ' +
    '(size: number, options?: object): Promise<ArrayBuffer> }',
  checkPrime: '(candidate: bigint | ArrayBuffer | NodeJS.ArrayBufferView, options?: object) => Promise<boolean>',
};
/** From this number of bytes on, hashing takes longer than the way through the thread pool. */
const MANY = 65_536;
const RANDOM = { via: 'promisify', effect: 'none', notice: 'cheap', noticeBelow: MANY } as const;

/** https://nodejs.org/api/crypto.html – same values and error fields after promisify; the work moves to the thread pool. */
export const crypto = defineModule('crypto', [
  { sync: 'pbkdf2Sync', async: 'pbkdf2', ...LONG, takes: 5 },
  { sync: 'scryptSync', async: 'scrypt', ...LONG, takes: 4, typed: TYPED.scrypt },
  { sync: 'hkdfSync', async: 'hkdf', via: 'promisify', effect: 'none', takes: 5, since: '>=15.8' },
  { sync: 'generateKeyPairSync', async: 'generateKeyPair', via: 'promisify', effect: 'none', takes: 2 },
  { sync: 'generateKeySync', async: 'generateKey', via: 'promisify', effect: 'none', takes: 2, since: '>=15.8' },
  {
    sync: 'generatePrimeSync',
    async: 'generatePrime',
    via: 'promisify',
    takes: 2,
    effect: 'none',
    since: '>=15.8',
    typed: TYPED.generatePrime,
  },
  {
    sync: 'checkPrimeSync',
    async: 'checkPrime',
    via: 'promisify',
    takes: 2,
    effect: 'none',
    since: '>=15.8',
    typed: TYPED.checkPrime,
  },
  { sync: 'argon2Sync', async: 'argon2', ...LONG, takes: 2, since: '>=24.7' },
  { sync: 'sign', async: 'sign', via: 'promisify', effect: 'none', blockingArgs: 3, since: '>=15.12' },
  { sync: 'verify', async: 'verify', via: 'promisify', effect: 'none', blockingArgs: 4, since: '>=15.12' },
  // Before, the callback is ignored and the promise would never settle.
  {
    sync: 'diffieHellman',
    async: 'diffieHellman',
    via: 'promisify',
    effect: 'none',
    blockingArgs: 1,
    since: '>=23.11',
  },
  ...['privateDecrypt', 'privateEncrypt'].map((sync) => ({ ...ASYMMETRIC, sync })),
  ...['publicDecrypt', 'publicEncrypt'].map((sync) => ({ ...ASYMMETRIC, sync, notice: 'cheap' as const })),
  // 32 bytes take 3 µs synchronously and 47 µs through the thread pool.
  { ...RANDOM, sync: 'randomBytes', async: 'randomBytes', blockingArgs: 1 },
  { ...RANDOM, sync: 'pseudoRandomBytes', async: 'pseudoRandomBytes', blockingArgs: 1 },
  { sync: 'prng', async: '', via: 'none', notice: 'cheap', blockingArgs: 1 },
  { sync: 'rng', async: '', via: 'none', notice: 'cheap', blockingArgs: 1 },
  { sync: 'randomInt', async: '', via: 'none', notice: 'cheap', blockingArgs: 2 },
  { sync: 'randomFillSync', async: '', via: 'none', notice: 'cheap' },
]);

export default asTransform([crypto]);
