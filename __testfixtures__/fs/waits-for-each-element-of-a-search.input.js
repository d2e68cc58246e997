const fs = require('fs');

const isFolder = (name) => fs.lstatSync(name).isDirectory();

async function main(names) {
  const folders = names.filter(isFolder);
  const first = names.find((name) => isFolder(name));
  if (names.some((name) => isFolder(name)) && !names.every((name) => isFolder(name))) console.log('mixed');
  console.log(folders, first);
}

main(['a', 'b']);
