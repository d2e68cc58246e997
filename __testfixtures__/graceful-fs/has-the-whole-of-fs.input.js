const fs = require('graceful-fs');

async function all(a, b) {
  fs.accessSync(a);
  fs.chmodSync(a, 0o600);
  fs.chownSync(a, 1000, 1000);
  fs.lchownSync(a, 1000, 1000);
  fs.linkSync(a, b);
  fs.readlinkSync(a);
  fs.renameSync(a, b);
  fs.symlinkSync(a, b);
  fs.unlinkSync(a);
  fs.utimesSync(a, 0, 0);
  fs.lutimesSync(a, 0, 0);
  fs.copyFileSync(a, b);
  fs.rmSync(a);
  fs.mkdirSync(a);
  fs.mkdtempSync(a);
  fs.readdirSync(a);
  fs.readFileSync(a);
  fs.appendFileSync(a, b);
  fs.lstatSync(a);
  fs.cpSync(a, b);
  fs.rmdirSync(a);
  fs.truncateSync(a);
  fs.statfsSync(a);
  fs.realpathSync(a);
}

all('a', 'b');
