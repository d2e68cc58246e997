const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
app.use(express.json());

function fileExists(file) {
  return fs.existsSync(file);
}

const files = {
  existsSync(file) {
    let isThere = true;
    try {
      fs.accessSync(file, fs.F_OK);
    } catch (error) {
      isThere = false;
    }
    return isThere;
  },

  createDirectory(folder) {
    if (!this.existsSync(folder)) fs.mkdirSync(folder);
  },
};

// Any of several folders: a file may have that name
function isFolder(name) {
  return fs.existsSync(name) && fs.statSync(name).isDirectory();
}

// It may be there although the function says that it is not
let hidden = false;
function existsForAll(name) {
  return !hidden && fs.existsSync(name);
}

app.put('/hidden', async (req, res) => {
  hidden = req.body.hidden;
  res.end();
});

app.post('/rooms/:name', async (req, res) => {
  const room = path.join('rooms', req.params.name);
  if (!existsForAll(room)) fs.mkdirSync(room);
  res.end();
});

app.post('/folders/:name', async (req, res) => {
  const folder = path.join('folders', req.params.name);
  if (!fileExists(folder)) fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'index.txt'), req.body.text);
  res.end();
});

app.post('/histories/:name', async (req, res) => {
  const folder = path.join('histories', req.params.name);
  files.createDirectory(folder);
  fs.writeFileSync(path.join(folder, 'first.txt'), req.body.text);
  res.end();
});

app.delete('/folders/:name', async (req, res) => {
  const file = path.join('folders', req.params.name, 'index.txt');
  if (fileExists(file)) fs.unlinkSync(file);
  res.end();
});

app.post('/albums/:name', async (req, res) => {
  const album = path.join('albums', req.params.name);
  if (!isFolder(album)) fs.mkdirSync(album);
  res.end();
});

app.listen(3000);
