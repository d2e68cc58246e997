const fs = require('graceful-fs');

async function patch(path) {
  const fd = fs.openSync(path, 'r+'); // stays: no-async-form
  fs.readSync(fd, Buffer.alloc(16), 0, 16, 0); // stays: no-async-form
  fs.readvSync(fd, [Buffer.alloc(16)]); // stays: no-async-form
  fs.writeSync(fd, 'a'); // stays: no-async-form
  fs.writevSync(fd, [Buffer.alloc(16)]); // stays: no-async-form
  fs.fstatSync(fd); // stays: no-async-form
  fs.ftruncateSync(fd, 1024); // stays: no-async-form
  fs.fsyncSync(fd); // stays: no-async-form
  fs.fdatasyncSync(fd); // stays: no-async-form
  fs.fchmodSync(fd, 0o600); // stays: no-async-form
  fs.fchownSync(fd, 1000, 1000); // stays: no-async-form
  fs.futimesSync(fd, 0, 0); // stays: no-async-form
  fs.closeSync(fd); // stays: no-async-form
  fs.globSync('*'); // stays: no-async-form
  fs.opendirSync('.'); // stays: no-async-form
  fs.mkdtempDisposableSync('a-'); // stays: no-async-form
  fs.lchmodSync('a', 0o600); // stays: no-async-form
}

patch('a');
