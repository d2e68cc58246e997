// with fs-extra@^11.0.0
const fs = require('fs-extra');

async function patch(path) {
  const fd = fs.openSync(path, 'r+');
  const head = Buffer.alloc(16);
  fs.writeSync(fd, 'a');
  fs.writevSync(fd, [head]);
  fs.fstatSync(fd);
  fs.ftruncateSync(fd, 1024);
  fs.fsyncSync(fd);
  fs.fdatasyncSync(fd);
  fs.fchmodSync(fd, 0o600);
  fs.fchownSync(fd, 1000, 1000);
  fs.futimesSync(fd, 0, 0);
  const length = fs.readSync(fd, head, 0, 16, 0) + fs.readvSync(fd, [head]);
  fs.closeSync(fd);
  return [length, fs.opendirSync('.').readSync()];
}

patch('a').then(console.log);
