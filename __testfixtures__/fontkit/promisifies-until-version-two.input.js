// with fontkit@^1.8.0
const fontkit = require('fontkit');

async function main(path) {
  return fontkit.openSync(path).familyName;
}

main('a.ttf');
