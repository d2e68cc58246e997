import express from 'express';
import fs from 'fs';
import { db } from './db';

type Outcome = { state: 'closed' | 'open'; id?: string };

const app = express();

app.post('/orders', async (req, res) => {
  res.json(await order(String(req.query.id)));
});

app.post('/close', async (req, res) => {
  res.json({ state: await close(String(req.query.id)) });
});

app.post('/visits', async (req, res) => {
  res.json(await visit(String(req.query.id)));
});

// Inside of an object the state would be any text: the lock lasts to the end.
async function order(id: string): Promise<Outcome> {
  const orders = JSON.parse(fs.readFileSync('orders.json', 'utf8'));
  if (orders.closed) return { state: 'closed' };
  orders.list.push(id);
  fs.writeFileSync('orders.json', JSON.stringify(orders));
  await db.note(id);
  return { state: 'open', id };
}

// A literal that is always the same is repeated outside.
async function close(id: string): Promise<Outcome['state']> {
  const state = JSON.parse(fs.readFileSync('state.json', 'utf8'));
  if (state.closed) return 'closed';
  state.closed = id;
  fs.writeFileSync('state.json', JSON.stringify(state));
  await db.note(id);
  return 'open';
}

async function visit(id: string): Promise<number | undefined> {
  const visits: Record<string, number> = JSON.parse(fs.readFileSync('visits.json', 'utf8'));
  if (!visits[id]) return undefined;
  if (visits[id] > 100) return visits[id];
  visits[id] += 1;
  fs.writeFileSync('visits.json', JSON.stringify(visits));
  await db.note(id);
  return db.count(id);
}

app.listen(3000);
