// with express@^4.18.0
const express = require('express');
const { writeFileAtomic, exclusive, asyncHandler, heardLate } = require('./unblock-helpers');

const app = express();
let users = 0;

app.post('/count', asyncHandler(async (req, res) => {
  return exclusive('count.txt', async () => {
    const before = users;
    await writeFileAtomic('count.txt', String(before + 1));
    users = before + 1;
    res.json(users);
  });
}));

app.get('/events', asyncHandler(async (req, res) => {
  return exclusive('count.txt', async () => {
    users += 1;
    const timer = setInterval(() => res.write('tick\n'), 100);
    heardLate(req).on('close', () => clearInterval(timer));
  });
}));

app.listen(3000);
