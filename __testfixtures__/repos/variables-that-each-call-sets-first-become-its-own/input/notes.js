const fs = require('fs');

let options = null; // of the request
let user;
var path;
var text;

exports.show = (req, res) => {
  options = { id: req.params.id, file: `notes/${req.params.id}.txt` };
  if (!options.id) return res.sendStatus(400);
  options.text = fs.readFileSync(options.file, 'utf8');
  fetch(`http://127.0.0.1/${options.id}`).then((answer) => res.json({ ...options, ok: answer.ok }));
};

exports.save = (req, res) => {
  try {
    user = req.query.user;
    const before = fs.readFileSync(`notes/${req.params.id}.txt`, 'utf8');
    user = user.trim();
    res.json({ before, user });
  } catch (error) {
    res.sendStatus(404);
  }
};

// `path` and `text` are not used behind the wait, or not set before it.
exports.list = (req, res) => {
  options = { all: true };
  path = 'notes';
  text = fs.readdirSync(path).join();
  res.json({ ...options, text });
};
