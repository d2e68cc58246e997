const fs = require('fs');

// Sorted at once, nobody sees the list half way.
async function main(names) {
  names.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  return names;
}

main(['a', 'b']).then(console.log);
