const fs = require('fs');
const { promisify } = require('util');
const { writePart } = require('./unblock-helpers');
const openAsync = promisify(fs.open);
const readAsync = promisify(fs.read);
const readvAsync = promisify(fs.readv);
const writeAsync = promisify(fs.write);
const writevAsync = promisify(fs.writev);
const ftruncateAsync = promisify(fs.ftruncate);
const fstatAsync = promisify(fs.fstat);
const fchmodAsync = promisify(fs.fchmod);
const fchownAsync = promisify(fs.fchown);
const futimesAsync = promisify(fs.futimes);
const fsyncAsync = promisify(fs.fsync);
const fdatasyncAsync = promisify(fs.fdatasync);
const closeAsync = promisify(fs.close);

async function patch(path, at, bytes) {
  const fd = await openAsync(path, 'r+');
  try {
    const head = Buffer.alloc(16);
    const length = (await readAsync(fd, head, 0, 16, 0)).bytesRead;
    const more = (await readvAsync(fd, [head, Buffer.alloc(16)])).bytesRead + (await readAsync(fd, head)).bytesRead;
    const written = (await writePart(fd, bytes, 0, bytes.length, at)).bytesWritten;
    await writeAsync(fd, 'text');
    if ((await writevAsync(fd, [bytes])).bytesWritten < bytes.length) throw new Error(`${length} ${more} ${written}`);
    await ftruncateAsync(fd, (await fstatAsync(fd)).size - 1);
    await fchmodAsync(fd, 0o600);
    await fchownAsync(fd, 1000, 1000);
    await futimesAsync(fd, 0, 0);
    await fsyncAsync(fd);
    await fdatasyncAsync(fd);
    return (await readAsync(fd, head)).bytesRead;
  } finally {
    await closeAsync(fd);
  }
}

patch('data.bin', 16, Buffer.from('unblock'));
