const fs = require('fs');
const path = require('path');

// The list is nobody else's, whatever is put in its place.
async function removeOldest(folder, prefix) {
  let files = fs.readdirSync(folder).filter((name) => name.startsWith(prefix));
  if (files.length > 50) {
    files = files.map((name) => path.join(folder, name));
    files.sort((a, b) => fs.lstatSync(a).mtimeMs - fs.lstatSync(b).mtimeMs);
    fs.rmSync(files[0]);
  }
}

async function main(names) {
  let mine = fs.readdirSync('.');
  mine = names;
  mine.sort((a, b) => fs.lstatSync(a).size - fs.lstatSync(b).size); // stays: array-callback // stays: array-callback
  await removeOldest('backups', 'chat_');
  return mine;
}

main(['a', 'b']).then(console.log);
