const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

let who = 'nobody';

// Another function reads it.
module.exports = async (req, res) => {
  return exclusive('who', async () => {
    who = req.query.user;
    const text = await fs.promises.readFile('users.txt', 'utf8');
    res.json({ text, who });
  });
};

module.exports.last = () => who;
