// risk review
// with fs-extra@^11.0.0
const fs = require('fs-extra');
const { writeFileAtomic, pathExists, freshStat } = require('./unblock-helpers');

async function all(a, b) {
  await fs.access(a);
  await fs.chmod(a, 0o600);
  await fs.chown(a, 1000, 1000);
  await fs.lchown(a, 1000, 1000);
  await fs.link(a, b);
  await fs.readlink(a);
  await fs.rename(a, b);
  await fs.symlink(a, b);
  await fs.unlink(a);
  await fs.utimes(a, 0, 0);
  await fs.lutimes(a, 0, 0);
  await fs.copyFile(a, b);
  await fs.rm(a);
  await fs.mkdir(a);
  await fs.mkdtemp(a);
  await fs.readdir(a);
  await fs.readFile(a);
  await writeFileAtomic(a, b);
  await fs.appendFile(a, b);
  await pathExists(a);
  await freshStat(a);
  await fs.lstat(a);
  await fs.cp(a, b);
  await fs.rmdir(a);
  await fs.truncate(a);
  await fs.statfs(a);
  await fs.realpath(a);
}

all('a', 'b');
