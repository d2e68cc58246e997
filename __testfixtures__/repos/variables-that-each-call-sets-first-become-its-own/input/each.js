const fs = require('fs');

let current;

// All timers see the last one.
module.exports = (req, res) => {
  for (const file of ['a.txt', 'b.txt']) {
    current = file;
    setTimeout(() => console.log(current), 10);
  }
  res.send(fs.readFileSync('users.txt', 'utf8'));
};
