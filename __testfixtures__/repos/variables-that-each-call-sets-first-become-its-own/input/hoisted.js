const fs = require('fs');

let title;

// `heading` is called before the assignment.
module.exports = (req, res) => {
  const first = heading();
  title = req.query.title;
  const text = fs.readFileSync('users.txt', 'utf8');
  res.json({ first, text, title, last: heading() });

  function heading() {
    return `# ${title}`;
  }
};
