const fs = require('fs');
const express = require('express');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const users = new (require('nedb'))();

async function settings() {
  return JSON.parse(await fs.promises.readFile('settings.json', 'utf8'));
}

app.post('/visits', async (req, res) => {
  return exclusive('settings.json', async () => {
    const before = await settings();
    await writeFileAtomic('settings.json', JSON.stringify({ ...before, visits: before.visits + 1 }));
    users.findOne({ name: (await settings()).name }, async (error, user) => {
      return exclusive('settings.json', async () => {
        const now = await settings();
        await writeFileAtomic('settings.json', JSON.stringify({ ...now, last: user && user.name }));
        users.update({ name: (await settings()).name }, {}, {}, async (error) => {
          return exclusive('settings.json', async () => {
            const after = await settings();
            await writeFileAtomic('settings.json', JSON.stringify({ ...after, done: 1 }));
            res.json(now);
          });
        });
      });
    });
  });
});
app.listen(3000);
