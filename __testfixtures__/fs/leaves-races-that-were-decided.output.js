const fs = require('fs');
const express = require('express');
const { setTimeout: wait } = require('timers/promises');
const app = express();

async function load(name) {
  return fs.readFileSync(`pages/${name}`, 'utf8'); // stays: needs-review
}

async function loadLater(name) {
  await wait(5);
  return fs.promises.readFile(`others/${name}`, 'utf8');
}

// It was there before anything else.
app.get('/page', async (req, res, next) => {
  try {
    res.send(await Promise.race([load('index.html'), wait(1, 'slow')]));
  } catch (error) {
    next(error);
  }
});

// It waited before, too.
app.get('/other', async (req, res, next) => {
  try {
    res.send(await Promise.race([loadLater('index.html'), wait(1000, 'slow')]));
  } catch (error) {
    next(error);
  }
});

app.listen(3000);
