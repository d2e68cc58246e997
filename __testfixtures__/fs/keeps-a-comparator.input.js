const fs = require('fs');

const size = (path) => fs.lstatSync(path).size; // stays: array-callback

async function main() {
  console.log(['a', 'b'].sort((a, b) => size(a) - size(b)));
}

main();
