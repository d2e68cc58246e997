const fs = require('hexo-fs');

async function all(a) {
  fs.mkdirsSync(a); // stays: no-async-form
  fs.writeFileSync(a, 'text'); // stays: no-async-form
  fs.rmdirSync(a); // stays: no-async-form
  fs.emptyDirSync(a); // stays: no-async-form
  return fs.ensurePathSync(a); // stays: no-async-form
}

all('a').then(console.log);
