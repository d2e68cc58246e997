// with fs-extra@^11.1.0
import fse from 'fs-extra';

async function main(path) {
  return [await fse.readJson(path), fse.readJsonSync(path, { throws: false })]; // stays: argument-differs
}

await main('a');
