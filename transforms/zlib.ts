import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://nodejs.org/api/zlib.html – same bytes and error fields after promisify. */
export const zlib = defineModule('zlib', [
  { sync: 'deflateSync', async: 'deflate', via: 'promisify', effect: 'none' },
  { sync: 'deflateRawSync', async: 'deflateRaw', via: 'promisify', effect: 'none' },
  { sync: 'gzipSync', async: 'gzip', via: 'promisify', effect: 'none' },
  { sync: 'inflateSync', async: 'inflate', via: 'promisify', effect: 'none' },
  { sync: 'inflateRawSync', async: 'inflateRaw', via: 'promisify', effect: 'none' },
  { sync: 'gunzipSync', async: 'gunzip', via: 'promisify', effect: 'none' },
  { sync: 'unzipSync', async: 'unzip', via: 'promisify', effect: 'none' },
  { sync: 'brotliCompressSync', async: 'brotliCompress', via: 'promisify', effect: 'none' },
  { sync: 'brotliDecompressSync', async: 'brotliDecompress', via: 'promisify', effect: 'none' },
  { sync: 'zstdCompressSync', async: 'zstdCompress', via: 'promisify', effect: 'none', since: '>=22.15' },
  { sync: 'zstdDecompressSync', async: 'zstdDecompress', via: 'promisify', effect: 'none', since: '>=22.15' },
]);

export default asTransform([zlib]);
