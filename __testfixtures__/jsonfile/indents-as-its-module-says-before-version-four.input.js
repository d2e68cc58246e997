// with jsonfile@^2.4.0
const jf = require('jsonfile');
const { writeFileSync } = require('jsonfile');

async function main(path, value, options) {
  jf.writeFileSync(path, value);
  jf.writeFileSync(path, value, { mode: 0o600 });
  jf.writeFileSync(path, value, {});
  jf.writeFileSync(path, value, { spaces: 4 });
  writeFileSync(path, value);
  jf.writeFileSync(path, value, options); // stays: argument-differs
  jf.writeFileSync(path, value, 'utf8'); // stays: argument-differs
}

main('a', {}, {});
