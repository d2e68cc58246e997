const express = require('express');
const fs = require('fs');

const app = express();
const users = new Map([
  ['ann', { visits: 0, team: { points: 0 } }],
  ['bob', { visits: 0, team: { points: 0 } }],
]);
const named = () => [...users.values()].filter(Boolean);

function score({ team, by }) {
  const { points } = team;
  fs.appendFileSync('scores.log', 'score\n');
  team.points = points + by;
}

app.post('/visit/:id', (req, res) => {
  const out = [];
  for (const [, user] of users) {
    const { visits } = user;
    out.push(fs.existsSync('words.txt'));
    user.visits = visits + 1;
  }
  res.json(out);
});

app.post('/first/:id', (req, res) => {
  const [first] = named();
  const before = first.visits;
  fs.readFileSync('words.txt', 'utf8');
  first.visits = before + 1;
  res.json([first.visits]);
});

app.post('/score/:id', (req, res) => {
  const picked = [];
  for (const user of users.values()) if (user.visits >= 0) picked.push(user);
  score({ team: picked[0].team, by: 2 });
  res.json([users.get('ann').team.points]);
});

app.listen(3000);
