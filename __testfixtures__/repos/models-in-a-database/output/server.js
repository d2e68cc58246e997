const express = require('express');
const fs = require('fs');
const { Book } = require('./models');
const { pathExists, exclusiveFiles } = require('./unblock-helpers');

const app = express();

async function moveCover(from, to) {
  return exclusiveFiles('covers/*.png', () => [`covers/${from}.png`, `covers/${to}.png`], async () => {
    if (await pathExists(`covers/${from}.png`)) await fs.promises.rename(`covers/${from}.png`, `covers/${to}.png`);
  });
}

// What the database has, another process may change at any time.
app.post('/books/:id', async (req, res) => {
  try {
    const { slug } = await Book.findByPk(req.params.id);
    await moveCover(slug, req.query.slug);
    await Book.update({ slug: req.query.slug }, { where: { id: req.params.id } });
    res.sendStatus(204);
  } catch (error) {
    res.status(500).send(error.message);
  }
});

app.delete('/books/:id', async (req, res) => {
  await Book.destroy({ where: { id: req.params.id } });
  res.sendStatus(204);
});

app.listen(3000);
