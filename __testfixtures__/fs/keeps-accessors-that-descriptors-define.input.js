const fs = require('fs');
const express = require('express');
const app = express();

const load = (name) => fs.readFileSync(name, 'utf8');

const settings = {};
Object.defineProperties(settings, {
  theme: { get: () => load('theme'), enumerable: true },
  // What is no accessor can wait.
  logo: { value: () => fs.readFileSync('logo', 'utf8') },
});
app.get('/theme', (req, res) => res.json(settings.theme));
app.get('/logo', (req, res) => res.send(settings.logo()));

function Page() {}
const members = {
  title: {
    get() {
      return load('title');
    },
  },
};
Object.defineProperties(Page.prototype, members);
app.get('/title', (req, res) => res.send(new Page().title));

const user = Object.create(null, { name: { get: () => load('name'), enumerable: true } });
app.get('/user', (req, res) => res.json(user));
app.get('/files/:name', (req, res) => res.send(load(req.params.name)));
