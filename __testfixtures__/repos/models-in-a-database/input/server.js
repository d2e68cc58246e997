const express = require('express');
const fs = require('fs');
const { Book } = require('./models');

const app = express();

function moveCover(from, to) {
  if (fs.existsSync(`covers/${from}.png`)) fs.renameSync(`covers/${from}.png`, `covers/${to}.png`);
}

// What the database has, another process may change at any time.
app.post('/books/:id', async (req, res) => {
  try {
    const { slug } = await Book.findByPk(req.params.id);
    moveCover(slug, req.query.slug);
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
