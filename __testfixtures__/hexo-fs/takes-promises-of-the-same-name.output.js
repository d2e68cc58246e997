const fs = require('hexo-fs');

async function all(a, b) {
  if (!(await fs.exists(a))) return fs.appendFile(a, 'text');
  await fs.access(a);
  await fs.chmod(a, 0o600);
  await fs.chown(a, 1000, 1000);
  await fs.lchown(a, 1000, 1000);
  await fs.link(a, b);
  await fs.readlink(a);
  await fs.symlink(a, b);
  await fs.utimes(a, 0, 0);
  await fs.rename(a, b);
  await fs.mkdir(a);
  await fs.readdir(a);
  await fs.lstat(a);
  await fs.truncate('data/a.txt', 1);
  await fs.realpath(a);
  await fs.unlink(a);
  return fs.readFile(b, { escape: false });
}

all('a', 'b').then(console.log);
