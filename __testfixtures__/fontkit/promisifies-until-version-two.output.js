// with fontkit@^1.8.0
const fontkit = require('fontkit');
const { promisify } = require('util');
const openAsync = promisify(fontkit.open);

async function main(path) {
  return (await openAsync(path)).familyName;
}

main('a.ttf');
