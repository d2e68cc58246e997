const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

let sent = 0;

function send(count) {
  sent = count;
  console.log(sent);
}

// What it calls sets it, too.
module.exports = async (req, res) => {
  return exclusive('sent', async () => {
    sent = 1;
    send(2);
    const text = await fs.promises.readFile('users.txt', 'utf8');
    res.json({ text, sent });
  });
};
