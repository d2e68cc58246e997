const { readFileSync } = require('fs');

// Not exported: only what the convention sees is an entry.
function load() {
  return JSON.parse(readFileSync('users.json', 'utf8'));
}

module.exports = function list(request) {
  return load().filter((user) => user.team === request.query.team);
};
