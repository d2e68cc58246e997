const fs = require('fs');

var path;
var text;

exports.show = async (req, res) => {
  const options = { id: req.params.id, file: `notes/${req.params.id}.txt` };
  if (!options.id) return res.sendStatus(400);
  const value = await fs.promises.readFile(options.file, 'utf8');
  options.text = value;
  fetch(`http://127.0.0.1/${options.id}`).then((answer) => res.json({ ...options, ok: answer.ok }));
};

exports.save = async (req, res) => {
  try {
    let user = req.query.user;
    const before = await fs.promises.readFile(`notes/${req.params.id}.txt`, 'utf8');
    user = user.trim();
    res.json({ before, user });
  } catch (error) {
    res.sendStatus(404);
  }
};

// `path` and `text` are not used behind the wait, or not set before it.
exports.list = async (req, res) => {
  const options = { all: true };
  path = 'notes';
  text = (await fs.promises.readdir(path)).join();
  res.json({ ...options, text });
};
