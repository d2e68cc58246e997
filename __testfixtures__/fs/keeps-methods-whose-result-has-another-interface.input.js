const fs = require('fs');

async function walk() {
  const work = fs.mkdtempDisposableSync('work-'); // stays: no-async-form
  const names = fs.globSync('*.csv'); // stays: no-async-form
  fs.lchmodSync('link', 0o600); // stays: no-async-form
  return { work, names };
}

walk().then(console.log);
