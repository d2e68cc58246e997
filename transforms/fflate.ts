import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const NAMES = ['deflate', 'inflate', 'gzip', 'gunzip', 'zlib', 'unzlib', 'decompress', 'zip', 'unzip'];

/** https://github.com/101arrowz/fflate – with a callback, a worker thread does the same, after some 50 ms. */
export const fflate = defineModule(
  'fflate',
  NAMES.map((name) => ({
    sync: `${name}Sync`,
    async: '',
    via: 'none',
    why: 'its asynchronous form starts a worker thread for each call, which takes longer than packing a small text',
    advice: 'Use zlib, promisified, which works in the thread pool; for megabytes, the form with a callback.',
  })),
);

export default asTransform([fflate]);
