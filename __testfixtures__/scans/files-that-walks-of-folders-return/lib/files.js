const fs = require('fs');
const path = require('path');
const { readdir } = require('fs').promises;

exports.filesBelow = function filesBelow(folder) {
  const found = [];
  for (const name of fs.readdirSync(folder)) { // found: startup
    const file = path.join(folder, name);
    if (fs.statSync(file).isDirectory()) found.push(...filesBelow(file)); // found: startup
    else found.push(file);
  }
  return found;
};

exports.each = function each(folder, visit) {
  fs.readdirSync(folder).forEach((name) => { // found: startup
    const file = `${folder}/${name}`;
    if (fs.statSync(file).isDirectory()) return each(file, visit); // found: startup
    visit(file);
  });
};

async function filesBelowLater(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries.map((entry) => {
      const file = path.resolve(folder, entry.name);
      return entry.isDirectory() ? filesBelowLater(file) : file;
    }),
  );
  return files.flat();
}
exports.filesBelowLater = filesBelowLater;

async function* filesInTurn(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.resolve(folder, entry.name);
    if (entry.isDirectory()) yield* filesInTurn(file);
    else yield file;
  }
}
exports.filesInTurn = filesInTurn;
