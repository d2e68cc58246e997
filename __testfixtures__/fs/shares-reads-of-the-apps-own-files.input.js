const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const PAGE = path.join(__dirname, 'views', 'page.html');

app.get('/', (req, res) => {
  const page = fs.readFileSync(PAGE, 'utf8');
  const logo = fs.readFileSync(path.join(__dirname, 'logo.png'));
  res.send(page.replace('LOGO', logo.toString('base64')));
});

// Another file for each request, options of its own, a file that changes, one that lies somewhere else.
app.get('/others/:name', async (req, res) => {
  const note = fs.readFileSync(path.join(__dirname, 'notes', req.params.name), 'utf8');
  const flagged = fs.readFileSync(PAGE, { encoding: 'utf8', flag: 'r+' });
  const visits = fs.readFileSync(path.join(__dirname, 'visits.txt'), 'utf8');
  const text = fs.readFileSync('/etc/hostname', 'utf8');
  res.json({ note, flagged, visits, text });
});

app.post('/visits', (req, res) => {
  fs.createWriteStream(path.join(__dirname, 'visits.txt'), { flags: 'a' }).end('1\n');
  res.end();
});

app.listen(3000);
