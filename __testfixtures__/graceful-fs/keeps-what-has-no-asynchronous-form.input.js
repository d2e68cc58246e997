const fs = require('graceful-fs');

async function walk() {
  fs.globSync('*'); // stays: no-async-form
  fs.mkdtempDisposableSync('a-'); // stays: no-async-form
  fs.lchmodSync('a', 0o600); // stays: no-async-form
}

walk();
