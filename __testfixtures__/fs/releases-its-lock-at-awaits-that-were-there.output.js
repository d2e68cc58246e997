const express = require('express');
const fs = require('fs');
const sharp = require('sharp');
const { writeFileAtomic, pathExists, unlocked, exclusive } = require('./unblock-helpers');

const app = express();
let served = 0;

async function save(id, picture) {
  const pictures = JSON.parse(await fs.promises.readFile('pictures.json', 'utf8'));
  const last = pictures[id];
  pictures[id] = await unlocked('pictures.json', sharp(picture).resize(64).toBuffer());
  await writeFileAtomic('pictures.json', JSON.stringify(pictures));
  return last;
}

app.post('/pictures/:id', async (req, res) => {
  await exclusive('pictures.json', async () => {
    if (!(await pathExists('pictures.json'))) await writeFileAtomic('pictures.json', '{}');
    const last = await save(req.params.id, req.body);
    res.json({ last });
  });
});

app.get('/weather/:city', async (req, res) => {
  await exclusive('weather.json', async () => {
    const weather = JSON.parse(await fs.promises.readFile('weather.json', 'utf8'));
    const city = req.params.city;
    if (!weather[city]) {
      const response = await unlocked('weather.json', fetch(`http://weather/${city}`));
      weather[city] = await unlocked('weather.json', response.json());
    }
    served = served + 1;
    weather[city].served = served;
    await writeFileAtomic('weather.json', JSON.stringify(weather));
    res.json(weather[city]);
  });
});

app.delete('/weather/:city', async (req, res) => {
  await exclusive('weather.json', async () => {
    const weather = JSON.parse(await fs.promises.readFile('weather.json', 'utf8'));
    if (req.query.tell) await unlocked('weather.json', notify(req.params.city));
    delete weather[req.params.city];
    await writeFileAtomic('weather.json', JSON.stringify(weather));
  });
  return notify(res);
});

async function notify(topic) {
  return fetch('http://topics', { method: 'POST', body: topic });
}
