import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import { withInput } from './rewriters/zlib-input';

/** Until Node 22, the input is read later than at the time of the call. */
const SHARED = {
  via: 'promisify',
  effect: 'none',
  holds: [{ index: 0, as: 'unchanged' }],
  rewriter: withInput,
} as const;

/** https://nodejs.org/api/zlib.html – same bytes and error fields after promisify. */
export const zlib = defineModule('zlib', [
  { sync: 'deflateSync', async: 'deflate', ...SHARED },
  { sync: 'deflateRawSync', async: 'deflateRaw', ...SHARED },
  { sync: 'gzipSync', async: 'gzip', ...SHARED },
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
