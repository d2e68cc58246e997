const express = require('express');
const fs = require('fs');
const { StringDecoder } = require('string_decoder');

const app = express();
const target = new URL('http://search.example/');
const base = new URL('http://base.example/');
const decoder = new StringDecoder('utf8');

// The address changes with its parts
app.get('/search', async (req, res) => {
  target.searchParams.set('q', req.query.q);
  const key = fs.readFileSync('keys/search.txt', 'utf8');
  res.json({ href: target.href, key });
});

app.get('/user', async (req, res) => {
  target.pathname = `/users/${req.query.name}`;
  const key = fs.readFileSync('keys/user.txt', 'utf8');
  res.json({ href: String(target), key });
});

app.get('/decoded', async (req, res) => {
  const first = decoder.write(Buffer.from([0xe2, 0x82]));
  const key = fs.readFileSync('keys/decoded.txt', 'utf8');
  res.json({ text: first + decoder.end(Buffer.from([0xac])), key });
});

// Nobody changes this one, and that one is of the request
app.get('/base', async (req, res) => {
  const own = new URL('/page', base);
  own.searchParams.set('q', req.query.q);
  const key = fs.readFileSync('keys/base.txt', 'utf8');
  res.json({ href: own.href, host: base.host, key });
});

app.listen(3000);
