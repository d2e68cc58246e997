const fs = require('fs');

let current;

// All timers see the last one.
module.exports = async (req, res) => {
  for (const file of ['a.txt', 'b.txt']) {
    current = file;
    setTimeout(() => console.log(current), 10);
  }
  res.send(await fs.promises.readFile('users.txt', 'utf8'));
};
