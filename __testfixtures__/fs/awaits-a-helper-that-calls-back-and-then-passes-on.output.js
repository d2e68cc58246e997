const fs = require('fs');
const express = require('express');

const app = express();

async function load(name, callback) {
  let text;
  try {
    text = await fs.promises.readFile(`notes/${name}.txt`, 'utf8');
  } catch (error) {
    return callback(error);
  }
  return callback(null, text);
}

async function both(one, other, callback) {
  await load(one, async (error, first) => {
    if (error) return callback(error);
    await load(other, (failed, second) => {
      if (failed) return callback(failed);
      callback(null, first + second);
    });
  });
}

app.get('/notes/:name', async (req, res, next) => {
  await load(req.params.name, (error, text) => {
    if (error) return next(error);
    res.send(text);
  });
});

app.get('/notes/:name/:other', async (req, res, next) => {
  await both(req.params.name, req.params.other, function (error, text) {
    if (error) return next(error);
    return res.send(text);
  });
});

app.listen(3000);
