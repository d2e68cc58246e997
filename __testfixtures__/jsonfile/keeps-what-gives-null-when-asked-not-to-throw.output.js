// with jsonfile@^6.1.0
const jsonfile = require('jsonfile');

async function main(path, options) {
  const settings = jsonfile.readFileSync(path, { throws: false }); // stays: argument-differs
  const more = jsonfile.readFileSync(path, options); // stays: argument-differs
  return [settings, more, await jsonfile.readFile(path, { encoding: 'utf8' }), await jsonfile.readFile(path, 'utf8')];
}

main('a', {});
