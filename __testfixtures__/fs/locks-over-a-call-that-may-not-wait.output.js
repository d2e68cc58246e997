// Where a helper has nothing to wait for, its caller was one piece up to the write.
const express = require('express');
const fs = require('fs');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();

const load = async () => JSON.parse(await fs.promises.readFile('assets.json', 'utf8'));
const save = async (assets) => writeFileAtomic('assets.json', JSON.stringify(assets));

async function removeFiles(names) {
  for (const name of names) await fs.promises.unlink(name);
}

app.delete('/assets/:id', async (req, res) => {
  await exclusive('assets.json', async () => {
    const assets = await load();
    const [asset] = assets.splice(Number(req.params.id), 1);
    await unlocked('assets.json', removeFiles(asset.files));
    await save(assets);
  });
  res.sendStatus(204);
});

async function log(line) {
  if (!process.env.LOG) return;
  await fs.promises.appendFile('log.txt', line);
}

const loadPages = async () => JSON.parse(await fs.promises.readFile('pages.json', 'utf8'));
const savePages = async (pages) => writeFileAtomic('pages.json', JSON.stringify(pages));

app.post('/pages/:id', async (req, res) => {
  await exclusive('pages.json', async () => {
    const pages = await loadPages();
    pages[req.params.id] = req.query.text;
    await unlocked('pages.json', log(req.params.id));
    await savePages(pages);
  });
  res.sendStatus(204);
});

// It waits in any case: others came in between before, too.
async function ask(id) {
  const answer = await fetch(`https://example.com/${id}`);
  return answer.text();
}

const loadUsers = async () => JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
const saveUsers = async (users) => writeFileAtomic('users.json', JSON.stringify(users));

app.post('/users/:id', async (req, res) => {
  const users = await loadUsers();
  users[req.params.id] = await ask(req.params.id);
  await saveUsers(users);
  res.sendStatus(204);
});

app.listen(3000);
