// A folder that two expressions take from fields of one name may be one; one that is held by a field of another name is not.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const FOLDERS = JSON.parse(process.env.FOLDERS);

app.use((req, res, next) => {
  req.user = { folders: FOLDERS };
  next();
});

async function find(folders, id) {
  return JSON.parse(await fs.promises.readFile(path.join(folders.chats, `${id}.json`), 'utf8'));
}

async function save({ chats }, id, chat) {
  await writeFileAtomic(path.join(chats, `${id}.json`), JSON.stringify(chat));
}

app.post('/chats/:id', async (req, res) => {
  return exclusive('*.json', async () => {
    const chat = await find(req.user.folders, req.params.id);
    if (chat.lines >= 100) return res.sendStatus(429);
    chat.lines += 1;
    await save(req.user.folders, req.params.id, chat);
    res.end();
  });
});

app.post('/worlds/:id', async (req, res) => {
  await writeFileAtomic(path.join(req.user.folders.worlds, `${req.params.id}.json`), '{}');
  res.end();
});

app.listen(3000);
