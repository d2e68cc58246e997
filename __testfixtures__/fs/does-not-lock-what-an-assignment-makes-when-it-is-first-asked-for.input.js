const express = require('express');
const fs = require('fs');

const app = express();

class Names {
  static get() {
    return (Names.only ??= new Names());
  }

  find(id) {
    return fs.readFileSync(`names/${id}`, 'utf8');
  }
}

let titles;

function allTitles() {
  titles = titles || new Map([['index', 'Home']]);
  return titles;
}

app.get('/names/:id', (req, res) => {
  const name = Names.get().find(req.params.id);
  res.json([name, Names.get() === Names.only]);
});

app.get('/titles/:id', (req, res) => {
  const known = allTitles();
  const page = fs.readFileSync(`pages/${req.params.id}`, 'utf8');
  res.json([page, known === allTitles()]);
});
