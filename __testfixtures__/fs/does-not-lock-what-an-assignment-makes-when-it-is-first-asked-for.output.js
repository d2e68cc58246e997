const express = require('express');
const fs = require('fs');

const app = express();

class Names {
  static get() {
    return (Names.only ??= new Names());
  }

  async find(id) {
    return fs.promises.readFile(`names/${id}`, 'utf8');
  }
}

let titles;

function allTitles() {
  titles = titles || new Map([['index', 'Home']]);
  return titles;
}

app.get('/names/:id', async (req, res) => {
  const name = await Names.get().find(req.params.id);
  res.json([name, Names.get() === Names.only]);
});

app.get('/titles/:id', async (req, res) => {
  const known = allTitles();
  const page = await fs.promises.readFile(`pages/${req.params.id}`, 'utf8');
  res.json([page, known === allTitles()]);
});
