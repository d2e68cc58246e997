import express from 'express';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeFileAtomic, exclusive } from './unblock-helpers.mjs';

const app = express();
const file = new URL('./data/state.json', import.meta.url);

app.post('/state', async (req, res) => {
  return exclusive('data/state.json', async () => {
    const state = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify({ ...state, count: state.count + 1 }));
    res.end();
  });
});

app.put('/state', async (req, res) => {
  return exclusive('data/state.json', async () => {
    await writeFileAtomic(fileURLToPath(new URL('data/state.json', import.meta.url)), '{"count":1}');
    res.end();
  });
});

app.delete('/state', async (req, res) => {
  return exclusive('data/state.json', async () => {
    await writeFileAtomic('data/state.json', '{"count":0}');
    res.end();
  });
});
