const store = require('../lib/store');

exports.list = (req, res) => {
  res.json(store.names());
};

exports.show = function (req, res) {
  const note = store.load(req.params.id);
  if (!note) return res.status(404).end();
  res.json(note);
};

exports.ping = (req, res) => {
  res.end('pong');
};
