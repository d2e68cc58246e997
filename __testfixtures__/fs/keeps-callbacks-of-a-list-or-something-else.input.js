const fs = require('fs');

async function given(folder, others) {
  const names = folder ? await fs.promises.readdir(folder) : others;
  return names.map((name) => fs.readFileSync(name, 'utf8')); // stays: needs-review
}

async function caught(folder, nothing) {
  const names = await fs.promises.readdir(folder).catch(() => nothing);
  return names.map((name) => fs.readFileSync(name, 'utf8')); // stays: needs-review
}

async function handled(folder, recover) {
  const names = await fs.promises.readdir(folder).catch(recover);
  return names.map((name) => fs.readFileSync(name, 'utf8')); // stays: needs-review
}

module.exports = { given, caught, handled };
