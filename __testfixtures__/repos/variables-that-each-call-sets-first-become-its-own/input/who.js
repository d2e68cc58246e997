const fs = require('fs');

let who = 'nobody';

// Another function reads it.
module.exports = (req, res) => {
  who = req.query.user;
  const text = fs.readFileSync('users.txt', 'utf8');
  res.json({ text, who });
};

module.exports.last = () => who;
