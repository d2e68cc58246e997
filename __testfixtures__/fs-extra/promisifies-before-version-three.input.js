// risk review
// with fs-extra@^2.1.2
const fs = require('fs-extra');

async function all(a, b) {
  fs.accessSync(a, b);
  fs.chmodSync(a, b);
  fs.chownSync(a, b);
  fs.lchownSync(a, b);
  fs.linkSync(a, b);
  fs.readlinkSync(a, b);
  fs.renameSync(a, b);
  fs.symlinkSync(a, b);
  fs.unlinkSync(a);
  fs.utimesSync(a, b);
  fs.lutimesSync(a, b);
  fs.copyFileSync(a, b);
  fs.rmSync(a, b);
  fs.mkdirSync(a, b);
  fs.mkdtempSync(a, b);
  fs.readdirSync(a, b);
  fs.readFileSync(a);
  fs.appendFileSync(a, b);
  fs.lstatSync(a);
  fs.cpSync(a, b);
  fs.rmdirSync(a);
  fs.truncateSync(a, b);
  fs.statfsSync(a, b);
  fs.realpathSync(a, b);
  fs.pathExistsSync(a);
  fs.readJsonSync(a);
  fs.readJSONSync(a);
  fs.ensureDirSync(a, b);
  fs.mkdirsSync(a, b);
  fs.mkdirpSync(a, b);
  fs.ensureFileSync(a);
  fs.createFileSync(a);
  fs.ensureLinkSync(a, b);
  fs.createLinkSync(a, b);
  fs.ensureSymlinkSync(a, b);
  fs.createSymlinkSync(a, b);
  fs.writeJsonSync(a, b);
  fs.writeJSONSync(a, b);
  fs.outputFileSync(a, b);
  fs.outputJsonSync(a, b);
  fs.outputJSONSync(a, b);
  fs.removeSync(a);
  fs.emptyDirSync(a);
  fs.emptydirSync(a);
  fs.copySync(a, b);
  fs.moveSync(a, b);
  fs.openSync(a, b);
  fs.closeSync(a);
  fs.readSync(a, b);
  fs.writeSync(a, b);
  fs.readvSync(a, b);
  fs.writevSync(a, b);
  fs.fstatSync(a, b);
  fs.ftruncateSync(a, b);
  fs.fsyncSync(a);
  fs.fdatasyncSync(a);
  fs.fchmodSync(a, b);
  fs.fchownSync(a, b);
  fs.futimesSync(a, b);
  fs.opendirSync(a, b);
}

all('a', 'b');
