const { zstdCompressSync, zstdDecompressSync } = require('zlib');

const compress = async (bytes) => zstdCompressSync(bytes);
const expand = async (bytes) => zstdDecompressSync(bytes);

compress('text').then(expand).then(console.log);
