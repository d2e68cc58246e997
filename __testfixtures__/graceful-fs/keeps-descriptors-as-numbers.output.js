const fs = require('graceful-fs');
const { promisify } = require('util');
const openAsync = promisify(fs.open);
const writeAsync = promisify(fs.write);
const writevAsync = promisify(fs.writev);
const fstatAsync = promisify(fs.fstat);
const ftruncateAsync = promisify(fs.ftruncate);
const fsyncAsync = promisify(fs.fsync);
const fdatasyncAsync = promisify(fs.fdatasync);
const fchmodAsync = promisify(fs.fchmod);
const fchownAsync = promisify(fs.fchown);
const futimesAsync = promisify(fs.futimes);
const readAsync = promisify(fs.read);
const readvAsync = promisify(fs.readv);
const closeAsync = promisify(fs.close);
const opendirAsync = promisify(fs.opendir);

async function patch(path) {
  const fd = await openAsync(path, 'r+');
  const head = Buffer.alloc(16);
  await writeAsync(fd, 'a');
  await writevAsync(fd, [head]);
  await fstatAsync(fd);
  await ftruncateAsync(fd, 1024);
  await fsyncAsync(fd);
  await fdatasyncAsync(fd);
  await fchmodAsync(fd, 0o600);
  await fchownAsync(fd, 1000, 1000);
  await futimesAsync(fd, 0, 0);
  const length = (await readAsync(fd, head, 0, 16, 0)).bytesRead + (await readvAsync(fd, [head])).bytesRead;
  await closeAsync(fd);
  return [length, (await opendirAsync('.')).readSync()];
}

patch('a').then(console.log);
