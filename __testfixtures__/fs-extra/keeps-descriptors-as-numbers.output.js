// with fs-extra@^11.0.0
const fs = require('fs-extra');

async function patch(path) {
  const fd = await fs.open(path, 'r+');
  const head = Buffer.alloc(16);
  await fs.write(fd, 'a');
  await fs.writev(fd, [head]);
  await fs.fstat(fd);
  await fs.ftruncate(fd, 1024);
  await fs.fsync(fd);
  await fs.fdatasync(fd);
  await fs.fchmod(fd, 0o600);
  await fs.fchown(fd, 1000, 1000);
  await fs.futimes(fd, 0, 0);
  const length = (await fs.read(fd, head, 0, 16, 0)).bytesRead + (await fs.readv(fd, [head])).bytesRead;
  await fs.close(fd);
  return [length, await (await fs.opendir('.')).read()];
}

patch('a').then(console.log);
