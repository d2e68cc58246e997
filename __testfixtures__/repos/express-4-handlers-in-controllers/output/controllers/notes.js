const store = require('../lib/store');

exports.list = async (req, res) => {
  res.json(await store.names());
};

exports.show = async function (req, res) {
  const note = await store.load(req.params.id);
  if (!note) return res.status(404).end();
  res.json(note);
};

exports.ping = (req, res) => {
  res.end('pong');
};
