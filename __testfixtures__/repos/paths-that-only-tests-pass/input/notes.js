const fs = require('fs');
const path = require('path');
const places = require('./spec/places');

function find(name) {
  const file = path.join('notes', name);
  return fs.existsSync(file) ? file : undefined;
}

exports.show = (req, res) => {
  const { name } = req.params;
  const file = find(name);
  if (!file) return res.sendStatus(404);
  res.send(fs.readFileSync(file, 'utf8'));
};

exports.save = (req, res) => {
  const file = find(req.params.name);
  if (!file) return res.sendStatus(404);
  fs.writeFileSync(file, req.body.text);
  res.sendStatus(204);
};

exports.about = (req, res) => {
  res.send(fs.readFileSync(places.about, 'utf8'));
};

exports.extend = (req, res) => {
  const text = fs.readFileSync(places.about, 'utf8');
  fs.writeFileSync('about.html', text + req.body.text);
  res.sendStatus(204);
};
