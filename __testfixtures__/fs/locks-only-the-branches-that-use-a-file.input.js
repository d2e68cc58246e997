const fs = require('fs');
const http = require('http');

const FILE = 'notes.json';

// Requests for other things do not wait for each other.
const server = http.createServer((req, res) => {
  if (req.method === 'POST') {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      const notes = JSON.parse(fs.readFileSync(FILE, 'utf8'));
      notes.push(JSON.parse(body));
      fs.writeFileSync(FILE, JSON.stringify(notes));
      res.end('ok');
    });
    return;
  }
  if (req.url === '/visit') {
    const notes = JSON.parse(fs.readFileSync(FILE, 'utf8'));
    notes.push('visit');
    fs.writeFileSync(FILE, JSON.stringify(notes));
    res.end(String(notes.length));
    return;
  }
  if (req.url === '/clear') {
    const { length } = JSON.parse(fs.readFileSync(FILE, 'utf8'));
    if (length > 10) fs.writeFileSync(FILE, '[]');
    res.end(String(length));
  } else {
    res.end(fs.readFileSync('index.html'));
  }
});

// One after the other: what is between them is part of it.
const counting = http.createServer((req, res) => {
  let count = 0;
  if (req.method === 'GET') {
    count = Number(fs.readFileSync('count.txt', 'utf8'));
  }
  if (count < 100) {
    fs.writeFileSync('count.txt', String(count + 1));
  }
  res.end(String(count));
});

counting.listen(3001);
server.listen(3000);
