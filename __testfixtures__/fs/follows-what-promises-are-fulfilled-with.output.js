const express = require('express');
const fs = require('fs');
const { stat } = require('fs');

const app = express();

class Project {
  constructor(folder) {
    this.folder = folder;
  }

  async title() {
    return fs.promises.readFile(`${this.folder}/title.txt`, 'utf8');
  }

  async text() {
    return fs.promises.readFile(`${this.folder}/text.txt`, 'utf8');
  }
}

class Listing {
  constructor(folder) {
    this.folder = folder;
  }

  entries() {
    return fs.readFileSync(`${this.folder}/entries.txt`, 'utf8').split('\n'); // stays: escapes
  }
}

// Whoever waits for the promise gets it, and nobody else.
function open(folder) {
  return new Promise((resolve, reject) => {
    stat(folder, (error, found) => {
      if (error) return reject(error);
      resolve(found.isDirectory() ? new Project(folder) : null);
    });
  });
}

app.get('/title/:name', (req, res, next) => {
  open(req.params.name)
    .then(async (project) => res.send(await project.title()))
    .catch(next);
});

app.get('/text/:name', async (req, res) => {
  const [project] = await Promise.all([open(req.params.name)]);
  res.send(await project.text());
});

// What is given to somebody of whom nothing is known may be called there.
app.get('/entries/:name', async (req, res) => {
  const listing = await new Promise((resolve) => resolve(new Listing(req.params.name)));
  require('reporter').report(listing);
  res.send(listing.entries());
});

app.listen(3000);
