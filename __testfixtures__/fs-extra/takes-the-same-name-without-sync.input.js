// with fs-extra@^11.0.0
const fs = require('fs-extra');

async function publish(folder, target) {
  fs.ensureDirSync(target);
  fs.mkdirsSync(`${target}/a`);
  fs.mkdirpSync(`${target}/b`);
  fs.ensureFileSync(`${target}/c`);
  fs.createFileSync(`${target}/d`);
  fs.emptyDirSync(`${target}/e`);
  fs.emptydirSync(`${target}/f`);
  fs.ensureLinkSync('a', `${target}/g`);
  fs.createLinkSync('a', `${target}/h`);
  fs.ensureSymlinkSync('a', `${target}/i`);
  fs.createSymlinkSync('a', `${target}/j`);
  fs.copySync(folder, target, { overwrite: false });
  fs.moveSync(`${target}/k`, `${target}/l`);
  if (fs.pathExistsSync(folder)) fs.removeSync(folder);
  return { ...fs.readJsonSync(`${target}/m.json`), ...fs.readJSONSync(`${target}/n.json`) };
}

publish('draft', 'public').then(console.log);
