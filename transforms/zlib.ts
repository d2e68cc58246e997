import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import { withInput } from './rewriters/zlib-input';

/** Until Node 22, the input is read later than at the time of the call. */
const SHARED = {
  via: 'promisify',
  takes: 2,
  effect: 'none',
  holds: [{ index: 0, as: 'unchanged' }],
  rewriter: withInput,
} as const;

/** The synchronous forms ignore it: they compress all of their input before they look for output. */
const DEFLATES = {
  ...SHARED,
  refuse: [{ index: 1, kind: 'names-option', option: 'flush', why: 'only the asynchronous form heeds `flush`' }],
} as const;

/** https://nodejs.org/api/zlib.html – same bytes and error fields after promisify. */
export const zlib = defineModule('zlib', [
  { sync: 'deflateSync', async: 'deflate', ...DEFLATES },
  { sync: 'deflateRawSync', async: 'deflateRaw', ...DEFLATES },
  { sync: 'gzipSync', async: 'gzip', ...DEFLATES },
  { sync: 'inflateSync', async: 'inflate', ...SHARED },
  { sync: 'inflateRawSync', async: 'inflateRaw', ...SHARED },
  { sync: 'gunzipSync', async: 'gunzip', ...SHARED },
  { sync: 'unzipSync', async: 'unzip', ...SHARED },
  { sync: 'brotliCompressSync', async: 'brotliCompress', ...SHARED },
  { sync: 'brotliDecompressSync', async: 'brotliDecompress', ...SHARED },
  { sync: 'zstdCompressSync', async: 'zstdCompress', ...SHARED, since: '>=22.15' },
  { sync: 'zstdDecompressSync', async: 'zstdDecompress', ...SHARED, since: '>=22.15' },
]);

export default asTransform([zlib]);
