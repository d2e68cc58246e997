const fs = require('fs');
const path = require('path');
const { sortInOrder } = require('./unblock-helpers');

// The list is nobody else's, whatever is put in its place.
async function removeOldest(folder, prefix) {
  let files = (await fs.promises.readdir(folder)).filter((name) => name.startsWith(prefix));
  if (files.length > 50) {
    files = files.map((name) => path.join(folder, name));
    await sortInOrder(files, async (a, b) => (await fs.promises.lstat(a)).mtimeMs - (await fs.promises.lstat(b)).mtimeMs);
    await fs.promises.rm(files[0]);
  }
}

async function main(names) {
  let mine = await fs.promises.readdir('.');
  mine = names;
  mine.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  await removeOldest('backups', 'chat_');
  return mine;
}

main(['a', 'b']).then(console.log);
