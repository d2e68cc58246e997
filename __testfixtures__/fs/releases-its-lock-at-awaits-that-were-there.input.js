const express = require('express');
const fs = require('fs');
const sharp = require('sharp');

const app = express();
let served = 0;

async function save(id, picture) {
  const pictures = JSON.parse(fs.readFileSync('pictures.json', 'utf8'));
  const last = pictures[id];
  pictures[id] = await sharp(picture).resize(64).toBuffer();
  fs.writeFileSync('pictures.json', JSON.stringify(pictures));
  return last;
}

app.post('/pictures/:id', async (req, res) => {
  if (!fs.existsSync('pictures.json')) fs.writeFileSync('pictures.json', '{}');
  const last = await save(req.params.id, req.body);
  res.json({ last });
});

app.get('/weather/:city', async (req, res) => {
  const weather = JSON.parse(fs.readFileSync('weather.json', 'utf8'));
  const city = req.params.city;
  if (!weather[city]) {
    const response = await fetch(`http://weather/${city}`);
    weather[city] = await response.json();
  }
  served = served + 1;
  weather[city].served = served;
  fs.writeFileSync('weather.json', JSON.stringify(weather));
  res.json(weather[city]);
});

app.delete('/weather/:city', async (req, res) => {
  const weather = JSON.parse(fs.readFileSync('weather.json', 'utf8'));
  if (req.query.tell) await notify(req.params.city);
  delete weather[req.params.city];
  fs.writeFileSync('weather.json', JSON.stringify(weather));
  return notify(res);
});

async function notify(topic) {
  return fetch('http://topics', { method: 'POST', body: topic });
}
