const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();

// Asked for in a row by who goes on at once: whoever waited for a lock in here would let others come in between.
async function setting(value) {
  // unblock-ignore-next-line fs/readFileSync -- as it is
  const seen = Number(fs.readFileSync('left.txt', 'utf8'));
  // unblock-ignore-next-line fs/writeFileSync -- as it is
  if (value !== undefined) fs.writeFileSync('left.txt', String(value));
  return seen;
}

async function once(key) {
  return exclusive('right.txt', async () => {
    const seen = await fs.promises.readFile('right.txt', 'utf8');
    if (!seen.includes(key)) await writeFileAtomic('right.txt', seen + key);
    return seen.length;
  });
}

app.post('/left', async (req, res) => {
  return exclusive('left.txt + right.txt', async () => {
    const seen = await setting();
    await setting(seen + 1);
    res.end();
  });
});

app.post('/right', async (req, res) => {
  return exclusive('left.txt + right.txt', async () => {
    const before = await once('c');
    const seen = await setting();
    await setting(seen + before);
    res.end();
  });
});

app.listen(3000);
