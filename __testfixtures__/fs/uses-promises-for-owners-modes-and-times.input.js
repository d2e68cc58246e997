const fs = require('fs');

async function hand(path, { uid, gid }) {
  fs.accessSync(path, fs.constants.W_OK);
  fs.chmodSync(path, 0o640);
  fs.chownSync(path, uid, gid);
  fs.lchownSync(path, uid, gid);
  fs.utimesSync(path, new Date(), new Date());
  fs.lutimesSync(path, new Date(), new Date());
}

hand('report.csv', { uid: 1000, gid: 1000 });
