const fs = require('fs');
const { bus, other, REMOVED } = require('./bus');

bus.on(REMOVED, async (user) => {
  fs.unlinkSync(`${user.name}.json`); // found: request DELETE /users/:name
  user.erase();
});
bus.on('user.added', (user) => fs.mkdirSync(user.name)); // found: background
other.on('user.removed', (user) => fs.rmdirSync(user.name)); // found: background
