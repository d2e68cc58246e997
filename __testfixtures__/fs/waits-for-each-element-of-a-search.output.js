const fs = require('fs');
const { filterInOrder, findInOrder, someInOrder, everyInOrder } = require('./unblock-helpers');

const isFolder = async (name) => (await fs.promises.lstat(name)).isDirectory();

async function main(names) {
  const folders = await filterInOrder(names, isFolder);
  const first = await findInOrder(names, async (name) => isFolder(name));
  if (await someInOrder(names, async (name) => isFolder(name)) && !(await everyInOrder(names, async (name) => isFolder(name)))) console.log('mixed');
  console.log(folders, first);
}

main(['a', 'b']);
