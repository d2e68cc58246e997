// with fs-extra@^11.0.0
const fs = require('fs-extra');

async function publish(folder, target) {
  await fs.ensureDir(target);
  await fs.mkdirs(`${target}/a`);
  await fs.mkdirp(`${target}/b`);
  await fs.ensureFile(`${target}/c`);
  await fs.createFile(`${target}/d`);
  await fs.emptyDir(`${target}/e`);
  await fs.emptydir(`${target}/f`);
  await fs.ensureLink('a', `${target}/g`);
  await fs.createLink('a', `${target}/h`);
  await fs.ensureSymlink('a', `${target}/i`);
  await fs.createSymlink('a', `${target}/j`);
  await fs.copy(folder, target, { overwrite: false });
  await fs.move(`${target}/k`, `${target}/l`);
  if (await fs.pathExists(folder)) await fs.remove(folder);
  return { ...await fs.readJson(`${target}/m.json`), ...await fs.readJSON(`${target}/n.json`) };
}

publish('draft', 'public').then(console.log);
