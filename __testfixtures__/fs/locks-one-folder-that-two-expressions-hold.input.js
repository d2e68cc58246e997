// A folder that two expressions take from fields of one name may be one; one that is held by a field of another name is not.
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const FOLDERS = JSON.parse(process.env.FOLDERS);

app.use((req, res, next) => {
  req.user = { folders: FOLDERS };
  next();
});

function find(folders, id) {
  return JSON.parse(fs.readFileSync(path.join(folders.chats, `${id}.json`), 'utf8'));
}

function save({ chats }, id, chat) {
  fs.writeFileSync(path.join(chats, `${id}.json`), JSON.stringify(chat));
}

app.post('/chats/:id', (req, res) => {
  const chat = find(req.user.folders, req.params.id);
  if (chat.lines >= 100) return res.sendStatus(429);
  chat.lines += 1;
  save(req.user.folders, req.params.id, chat);
  res.end();
});

app.post('/worlds/:id', (req, res) => {
  fs.writeFileSync(path.join(req.user.folders.worlds, `${req.params.id}.json`), '{}');
  res.end();
});

app.listen(3000);
