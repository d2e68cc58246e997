import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/nodeca/pako – zlib in plain JavaScript, without asynchronous forms. */
export const pako = defineModule(
  'pako',
  ['deflate', 'deflateRaw', 'gzip', 'inflate', 'inflateRaw', 'ungzip'].map((sync) => ({
    sync,
    async: '',
    via: 'none',
    why: 'pako works on the main thread',
    advice: 'Use the functions of zlib, promisified, which work in the thread pool.',
  })),
);

export default asTransform([pako]);
