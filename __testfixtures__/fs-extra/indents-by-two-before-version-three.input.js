// with fs-extra@^1.0.0
const fse = require('fs-extra');
const { writeJsonSync } = require('fs-extra');

async function main(path, value) {
  fse.writeJsonSync(path, value);
  fse.writeJSONSync(path, value, {});
  fse.outputJsonSync(path, value);
  fse.outputJSONSync(path, value, { mode: 0o600 });
  fse.writeJsonSync(path, value, { spaces: 0 });
  writeJsonSync(path, value);
  const list = [fse.readJsonSync(path), fse.readJSONSync(path)];
  return [list, fse.readJsonSync(path, { throws: false })]; // stays: argument-differs
}

main('a', {});
