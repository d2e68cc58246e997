// Where a helper has nothing to wait for, its caller was one piece up to the write.
const express = require('express');
const fs = require('fs');

const app = express();

const load = () => JSON.parse(fs.readFileSync('assets.json', 'utf8'));
const save = (assets) => fs.writeFileSync('assets.json', JSON.stringify(assets));

async function removeFiles(names) {
  for (const name of names) await fs.promises.unlink(name);
}

app.delete('/assets/:id', async (req, res) => {
  const assets = load();
  const [asset] = assets.splice(Number(req.params.id), 1);
  await removeFiles(asset.files);
  save(assets);
  res.sendStatus(204);
});

async function log(line) {
  if (!process.env.LOG) return;
  await fs.promises.appendFile('log.txt', line);
}

const loadPages = () => JSON.parse(fs.readFileSync('pages.json', 'utf8'));
const savePages = (pages) => fs.writeFileSync('pages.json', JSON.stringify(pages));

app.post('/pages/:id', async (req, res) => {
  const pages = loadPages();
  pages[req.params.id] = req.query.text;
  await log(req.params.id);
  savePages(pages);
  res.sendStatus(204);
});

// It waits in any case: others came in between before, too.
async function ask(id) {
  const answer = await fetch(`https://example.com/${id}`);
  return answer.text();
}

const loadUsers = () => JSON.parse(fs.readFileSync('users.json', 'utf8'));
const saveUsers = (users) => fs.writeFileSync('users.json', JSON.stringify(users));

app.post('/users/:id', async (req, res) => {
  const users = loadUsers();
  users[req.params.id] = await ask(req.params.id);
  saveUsers(users);
  res.sendStatus(204);
});

app.listen(3000);
