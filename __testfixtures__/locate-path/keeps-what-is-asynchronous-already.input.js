// with locate-path@^5.0.0
const locatePath = require('locate-path');

async function main(path) {
  return locatePath(['a', 'b']);
}

main('a');
