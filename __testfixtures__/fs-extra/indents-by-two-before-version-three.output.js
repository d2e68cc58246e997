// with fs-extra@^1.0.0
const fse = require('fs-extra');
const { promisify } = require('util');
const { writeJsonAtomic, outputJsonAtomic } = require('./unblock-helpers');
const readJsonAsync = promisify(fse.readJson);
const readJSONAsync = promisify(fse.readJSON);

async function main(path, value) {
  await writeJsonAtomic(path, value, { spaces: fse.spaces });
  await writeJsonAtomic(path, value, { spaces: fse.spaces });
  await outputJsonAtomic(path, value, { spaces: 2 });
  await outputJsonAtomic(path, value, { spaces: 2, mode: 0o600 });
  await writeJsonAtomic(path, value, { spaces: 0 });
  await writeJsonAtomic(path, value);
  const list = [await readJsonAsync(path), await readJSONAsync(path)];
  return [list, fse.readJsonSync(path, { throws: false })]; // stays: argument-differs
}

main('a', {});
