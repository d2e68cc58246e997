// A small body comes with the head of its request, so that nobody came in between. A lock would be held until a slow one is there.
const fs = require('fs');
const http = require('http');
const { json } = require('node:stream/consumers');

const bodyOf = (request) =>
  new Promise((resolve, reject) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => resolve(text));
    request.on('error', reject);
  });

async function noteOf(request) {
  return JSON.parse(await bodyOf(request));
}

async function add(req, res) {
  const notes = JSON.parse(fs.readFileSync('notes.json', 'utf8')); // stays: needs-review
  notes.push(await noteOf(req));
  fs.writeFileSync('notes.json', JSON.stringify(notes)); // stays: needs-review
  res.end();
}

async function rename(req, res) {
  const names = JSON.parse(fs.readFileSync('names.json', 'utf8')); // stays: needs-review
  const { id, name } = await json(req);
  names[id] = name;
  fs.writeFileSync('names.json', JSON.stringify(names)); // stays: needs-review
  res.end();
}

const users = [{ id: '1', name: '', notes: 0 }];

async function put(user) {
  const index = users.findIndex(({ id }) => id === user.id);
  users[index] = user;
  fs.writeFileSync('users.json', JSON.stringify(users)); // stays: needs-review
}

async function greet(req, res) {
  const user = users.find(({ id }) => id === req.headers['x-user']);
  const { name } = await noteOf(req);
  await put({ ...user, name });
  res.end();
}

// Here, both are behind it.
async function count(req, res) {
  const { by } = await noteOf(req);
  const counts = JSON.parse(fs.readFileSync('counts.json', 'utf8'));
  counts.total += by;
  fs.writeFileSync('counts.json', JSON.stringify(counts));
  res.end();
}

http
  .createServer((req, res) => {
    if (req.url === '/add') return add(req, res);
    if (req.url === '/rename') return rename(req, res);
    if (req.url === '/greet') return greet(req, res);
    return count(req, res);
  })
  .listen(3000);
