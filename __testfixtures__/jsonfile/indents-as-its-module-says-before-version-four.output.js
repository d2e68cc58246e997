// with jsonfile@^2.4.0
const jf = require('jsonfile');
const { writeJsonAtomic } = require('./unblock-helpers');

async function main(path, value, options) {
  await writeJsonAtomic(path, value, { spaces: jf.spaces });
  await writeJsonAtomic(path, value, { spaces: jf.spaces, mode: 0o600 });
  await writeJsonAtomic(path, value, { spaces: jf.spaces });
  await writeJsonAtomic(path, value, { spaces: 4 });
  await writeJsonAtomic(path, value);
  jf.writeFileSync(path, value, options); // stays: argument-differs
  jf.writeFileSync(path, value, 'utf8'); // stays: argument-differs
}

main('a', {}, {});
