const fs = require('fs');
const express = require('express');

const app = express();
const users = new (require('nedb'))();

function settings() {
  return JSON.parse(fs.readFileSync('settings.json', 'utf8'));
}

app.post('/visits', (req, res) => {
  const before = settings();
  fs.writeFileSync('settings.json', JSON.stringify({ ...before, visits: before.visits + 1 }));
  users.findOne({ name: settings().name }, (error, user) => {
    const now = settings();
    fs.writeFileSync('settings.json', JSON.stringify({ ...now, last: user && user.name }));
    users.update({ name: settings().name }, {}, {}, (error) => {
      const after = settings();
      fs.writeFileSync('settings.json', JSON.stringify({ ...after, done: 1 }));
      res.json(now);
    });
  });
});
app.listen(3000);
