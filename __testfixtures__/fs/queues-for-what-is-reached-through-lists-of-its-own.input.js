const express = require('express');
const fs = require('fs');

const app = express();

const members = new Map([['ann', { visits: 0 }]]);
app.get('/members', (req, res) => {
  for (const [name, member] of members) {
    const { visits } = member;
    const note = fs.readFileSync(`notes/${name}.txt`, 'utf8');
    member.visits = visits + note.length;
  }
  res.end();
});

const shops = { north: { open: false } };
const allShops = () => Object.values(shops).filter(Boolean);
app.get('/shops', (req, res) => {
  const [first] = allShops();
  first.open = true;
  const text = fs.readFileSync('shop.txt', 'utf8');
  if (first.open) res.send(text);
});

const teams = [{ lead: { calls: 0 } }];
function call({ lead }) {
  const { calls } = lead;
  const text = fs.readFileSync('call.txt', 'utf8');
  lead.calls = calls + text.length;
}
app.get('/teams', (req, res) => {
  const picked = [];
  for (const team of teams) if (team.lead.calls < 100) picked.push(team);
  for (const team of picked) call({ lead: team.lead, at: Date.now() });
  res.end();
});

const rooms = { small: { seats: 1 }, large: { seats: 9 } };
app.get('/rooms', (req, res) => {
  let room = rooms.small;
  if (req.query.large) room = rooms.large;
  const { seats } = room;
  fs.writeFileSync('seats.txt', String(seats));
  room.seats = seats - 1;
  res.end();
});

app.listen(3000);
