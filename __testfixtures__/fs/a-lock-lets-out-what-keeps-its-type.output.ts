import express from 'express';
import fs from 'fs';
import { db } from './db';
import { writeFileAtomic, unlocked, exclusive } from './unblock-helpers';

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
  return await exclusive('orders.json', async () => {
    const orders = JSON.parse(await fs.promises.readFile('orders.json', 'utf8'));
    if (orders.closed) return { state: 'closed' };
    orders.list.push(id);
    await writeFileAtomic('orders.json', JSON.stringify(orders));
    await unlocked('orders.json', db.note(id));
    return { state: 'open', id };
  });
}

// A literal that is always the same is repeated outside.
async function close(id: string): Promise<Outcome['state']> {
  const isOver = await exclusive('state.json', async () => {
    const state = JSON.parse(await fs.promises.readFile('state.json', 'utf8'));
    if (state.closed) return true;
    state.closed = id;
    await writeFileAtomic('state.json', JSON.stringify(state));
    return false;
  });
  if (isOver) return 'closed';
  await db.note(id);
  return 'open';
}

async function visit(id: string): Promise<number | undefined> {
  const outcome = await exclusive('visits.json', async () => {
    const visits: Record<string, number> = JSON.parse(await fs.promises.readFile('visits.json', 'utf8'));
    if (!visits[id]) return { result: undefined };
    if (visits[id] > 100) return { result: visits[id] };
    visits[id] += 1;
    await writeFileAtomic('visits.json', JSON.stringify(visits));
    return undefined;
  });
  if (outcome) return outcome.result;
  await db.note(id);
  return db.count(id);
}

app.listen(3000);
