const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

let title;

// `heading` is called before the assignment.
module.exports = async (req, res) => {
  return exclusive('title', async () => {
    const first = heading();
    title = req.query.title;
    const text = await fs.promises.readFile('users.txt', 'utf8');
    res.json({ first, text, title, last: heading() });

    function heading() {
      return `# ${title}`;
    }
  });
};
