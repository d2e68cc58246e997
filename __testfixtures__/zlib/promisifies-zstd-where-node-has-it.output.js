const { zstdCompress, zstdDecompress } = require('zlib');
const { promisify } = require('util');
const { zlibInput } = require('./unblock-helpers');
const zstdCompressAsync = promisify(zstdCompress);
const zstdDecompressAsync = promisify(zstdDecompress);

const compress = async (bytes) => zstdCompressAsync(zlibInput(bytes));
const expand = async (bytes) => zstdDecompressAsync(zlibInput(bytes));

compress('text').then(expand).then(console.log);
