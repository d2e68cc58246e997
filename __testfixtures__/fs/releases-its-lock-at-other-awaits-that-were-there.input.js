const express = require('express');
const fs = require('fs');
const https = require('https');

const app = express();

app.post('/sent', async (req, res) => {
  const count = Number(fs.readFileSync('sent.txt', 'utf8'));
  const sent = fetch('https://example.org/send');
  if (count > 10) await sent;
  fs.writeFileSync('sent.txt', String(count + 1));
  res.end();
});

app.post('/loaded', async (req, res) => {
  const count = Number(fs.readFileSync('loaded.txt', 'utf8'));
  let text = String(count + 1);
  if (count > 10) {
    const { default: format } = await import('some-formatter');
    text = format(text);
  }
  fs.writeFileSync('loaded.txt', text);
  res.end();
});

app.post('/made', async (req, res) => {
  const count = Number(fs.readFileSync('made.txt', 'utf8'));
  const answer = new Promise((resolve, reject) => {
    https.get('https://example.org/made', resolve).on('error', reject);
  });
  if (count > 10) await answer;
  fs.writeFileSync('made.txt', String(count + 1));
  res.end();
});

// A `catch` alone runs before the promise that is returned, if at all.
async function total(count) {
  try {
    if (count > 10) return fetch('https://example.org/total');
    return count;
  } catch (error) {
    return error;
  }
}

app.post('/totalled', async (req, res) => {
  const count = Number(fs.readFileSync('total.txt', 'utf8'));
  if (count > 5) await total(count);
  fs.writeFileSync('total.txt', String(count + 1));
  res.end();
});

app.listen(3000);
