const { zstdCompress, zstdDecompress } = require('zlib');
const { promisify } = require('util');
const zstdCompressAsync = promisify(zstdCompress);
const zstdDecompressAsync = promisify(zstdDecompress);

const compress = async (bytes) => zstdCompressAsync(bytes);
const expand = async (bytes) => zstdDecompressAsync(bytes);

compress('text').then(expand).then(console.log);
