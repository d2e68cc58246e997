const fs = require('fs');
const http = require('http');
const { writeFileAtomic, exclusive, asyncListener } = require('./unblock-helpers');

const FILE = 'notes.json';

// Requests for other things do not wait for each other.
const server = http.createServer(asyncListener(async (req, res) => {
  if (req.method === 'POST') {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', async () => {
      return exclusive('notes.json', async () => {
        const notes = JSON.parse(await fs.promises.readFile(FILE, 'utf8'));
        notes.push(JSON.parse(body));
        await writeFileAtomic(FILE, JSON.stringify(notes));
        res.end('ok');
      });
    });
    return;
  }
  if (req.url === '/visit') {
    return await exclusive('notes.json', async () => {
      const notes = JSON.parse(await fs.promises.readFile(FILE, 'utf8'));
      notes.push('visit');
      await writeFileAtomic(FILE, JSON.stringify(notes));
      res.end(String(notes.length));
      return;
    });
  }
  if (req.url === '/clear') {
    await exclusive('notes.json', async () => {
      const { length } = JSON.parse(await fs.promises.readFile(FILE, 'utf8'));
      if (length > 10) await writeFileAtomic(FILE, '[]');
      res.end(String(length));
    });
  } else {
    res.end(await fs.promises.readFile('index.html'));
  }
}));

// One after the other: what is between them is part of it.
const counting = http.createServer(asyncListener(async (req, res) => {
  return exclusive('count.txt', async () => {
    let count = 0;
    if (req.method === 'GET') {
      count = Number(await fs.promises.readFile('count.txt', 'utf8'));
    }
    if (count < 100) {
      await writeFileAtomic('count.txt', String(count + 1));
    }
    res.end(String(count));
  });
}));

counting.listen(3001);
server.listen(3000);
