const fs = require('fs');
const path = require('path');
const places = require('./spec/places');
const { pathExists, writeFileAtomic, exclusive } = require('./unblock-helpers');

async function find(name) {
  const file = path.join('notes', name);
  return await pathExists(file) ? file : undefined;
}

exports.show = async (req, res) => {
  const { name } = req.params;
  const file = await find(name);
  if (!file) return res.sendStatus(404);
  res.send(await fs.promises.readFile(file, 'utf8'));
};

exports.save = async (req, res) => {
  return exclusive('notes', async () => {
    const file = await find(req.params.name);
    if (!file) return res.sendStatus(404);
    await writeFileAtomic(file, req.body.text);
    res.sendStatus(204);
  });
};

exports.about = async (req, res) => {
  res.send(await fs.promises.readFile(places.about, 'utf8'));
};

exports.extend = async (req, res) => {
  return exclusive('about.html', async () => {
    const text = await fs.promises.readFile(places.about, 'utf8');
    await writeFileAtomic('about.html', text + req.body.text);
    res.sendStatus(204);
  });
};
