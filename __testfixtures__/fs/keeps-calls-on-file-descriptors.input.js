const fs = require('fs');

async function patch(path, at, bytes) {
  const fd = fs.openSync(path, 'r+'); // stays: no-async-form
  try {
    fs.readSync(fd, Buffer.alloc(16), 0, 16, 0); // stays: no-async-form
    fs.readvSync(fd, [Buffer.alloc(16)]); // stays: no-async-form
    fs.writeSync(fd, bytes, 0, bytes.length, at); // stays: no-async-form
    fs.writevSync(fd, [bytes]); // stays: no-async-form
    fs.fstatSync(fd); // stays: no-async-form
    fs.ftruncateSync(fd, 1024); // stays: no-async-form
    fs.fsyncSync(fd); // stays: no-async-form
    fs.fdatasyncSync(fd); // stays: no-async-form
    fs.fchmodSync(fd, 0o600); // stays: no-async-form
    fs.fchownSync(fd, 1000, 1000); // stays: no-async-form
    fs.futimesSync(fd, 0, 0); // stays: no-async-form
  } finally {
    fs.closeSync(fd); // stays: no-async-form
  }
}

patch('data.bin', 16, Buffer.from('unblock'));
