const fs = require('fs');

async function patch(path, at, bytes) {
  const fd = fs.openSync(path, 'r+');
  try {
    const head = Buffer.alloc(16);
    const length = fs.readSync(fd, head, 0, 16, 0);
    const more = fs.readvSync(fd, [head, Buffer.alloc(16)]) + fs.readSync(fd, head);
    const written = fs.writeSync(fd, bytes, 0, bytes.length, at);
    fs.writeSync(fd, 'text');
    if (fs.writevSync(fd, [bytes]) < bytes.length) throw new Error(`${length} ${more} ${written}`);
    fs.ftruncateSync(fd, fs.fstatSync(fd).size - 1);
    fs.fchmodSync(fd, 0o600);
    fs.fchownSync(fd, 1000, 1000);
    fs.futimesSync(fd, 0, 0);
    fs.fsyncSync(fd);
    fs.fdatasyncSync(fd);
    return fs.readSync(fd, head);
  } finally {
    fs.closeSync(fd);
  }
}

patch('data.bin', 16, Buffer.from('unblock'));
