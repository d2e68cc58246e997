const fs = require('hexo-fs');

async function all(a, b) {
  if (!fs.existsSync(a)) return fs.appendFileSync(a, 'text');
  fs.accessSync(a);
  fs.chmodSync(a, 0o600);
  fs.chownSync(a, 1000, 1000);
  fs.lchownSync(a, 1000, 1000);
  fs.linkSync(a, b);
  fs.readlinkSync(a);
  fs.symlinkSync(a, b);
  fs.utimesSync(a, 0, 0);
  fs.renameSync(a, b);
  fs.mkdirSync(a);
  fs.readdirSync(a);
  fs.lstatSync(a);
  fs.truncateSync('data/a.txt', 1);
  fs.realpathSync(a);
  fs.unlinkSync(a);
  return fs.readFileSync(b, { escape: false });
}

all('a', 'b').then(console.log);
