const { readFile } = require('fs/promises');

// Not exported: only what the convention sees is an entry.
async function load() {
  return JSON.parse(await readFile('users.json', 'utf8'));
}

module.exports = async function list(request) {
  return (await load()).filter((user) => user.team === request.query.team);
};
