const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

const members = new Map([['ann', { visits: 0 }]]);
app.get('/members', async (req, res) => {
  return exclusive('members', async () => {
    for (const [name, member] of members) {
      const { visits } = member;
      const note = await fs.promises.readFile(`notes/${name}.txt`, 'utf8');
      member.visits = visits + note.length;
    }
    res.end();
  });
});

const shops = { north: { open: false } };
const allShops = () => Object.values(shops).filter(Boolean);
app.get('/shops', async (req, res) => {
  return exclusive('shops.open', async () => {
    const [first] = allShops();
    first.open = true;
    const text = await fs.promises.readFile('shop.txt', 'utf8');
    if (first.open) res.send(text);
  });
});

const teams = [{ lead: { calls: 0 } }];
async function call({ lead }) {
  return exclusive('teams.lead', async () => {
    const { calls } = lead;
    const text = await fs.promises.readFile('call.txt', 'utf8');
    lead.calls = calls + text.length;
  });
}
app.get('/teams', async (req, res) => {
  return exclusive('teams.lead', async () => {
    const picked = [];
    for (const team of teams) if (team.lead.calls < 100) picked.push(team);
    for (const team of picked) await call({ lead: team.lead, at: Date.now() });
    res.end();
  });
});

const rooms = { small: { seats: 1 }, large: { seats: 9 } };
app.get('/rooms', async (req, res) => {
  return exclusive('seats.txt', async () => {
    let room = rooms.small;
    if (req.query.large) room = rooms.large;
    const { seats } = room;
    await writeFileAtomic('seats.txt', String(seats));
    room.seats = seats - 1;
    res.end();
  });
});

app.listen(3000);
