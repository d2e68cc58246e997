// risk review
const fs = require('fs');

async function main(names) {
  const sorted = names.toSorted((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size);
  return [sorted, ['a', 'b'].toSorted((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size)[0], names];
}

main(['a', 'b']);
