const express = require('express');
const fs = require('fs');
const https = require('https');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/sent', async (req, res) => {
  await exclusive('sent.txt', async () => {
    const count = Number(await fs.promises.readFile('sent.txt', 'utf8'));
    const sent = fetch('https://example.org/send');
    if (count > 10) await unlocked('sent.txt', sent);
    await writeFileAtomic('sent.txt', String(count + 1));
  });
  res.end();
});

app.post('/loaded', async (req, res) => {
  await exclusive('loaded.txt', async () => {
    const count = Number(await fs.promises.readFile('loaded.txt', 'utf8'));
    let text = String(count + 1);
    if (count > 10) {
      const { default: format } = await unlocked('loaded.txt', import('some-formatter'));
      text = format(text);
    }
    await writeFileAtomic('loaded.txt', text);
  });
  res.end();
});

app.post('/made', async (req, res) => {
  await exclusive('made.txt', async () => {
    const count = Number(await fs.promises.readFile('made.txt', 'utf8'));
    const answer = new Promise((resolve, reject) => {
      https.get('https://example.org/made', resolve).on('error', reject);
    });
    if (count > 10) await unlocked('made.txt', answer);
    await writeFileAtomic('made.txt', String(count + 1));
  });
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
  await exclusive('total.txt', async () => {
    const count = Number(await fs.promises.readFile('total.txt', 'utf8'));
    if (count > 5) await unlocked('total.txt', total(count));
    await writeFileAtomic('total.txt', String(count + 1));
  });
  res.end();
});

app.listen(3000);
