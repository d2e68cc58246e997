const fs = require('fs');

let sent = 0;

function send(count) {
  sent = count;
  console.log(sent);
}

// What it calls sets it, too.
module.exports = (req, res) => {
  sent = 1;
  send(2);
  const text = fs.readFileSync('users.txt', 'utf8');
  res.json({ text, sent });
};
