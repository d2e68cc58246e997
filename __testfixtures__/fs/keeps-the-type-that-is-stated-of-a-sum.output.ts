import * as fs from 'fs';
import express from 'express';
import { cachedStat, reduceInOrder } from './unblock-helpers';

const app = express();

app.get('/sizes', async (req, res) => {
  const sizes = await reduceInOrder(['a', 'b'], async (all, name) => {
    all[name] = (await cachedStat(name)).size;
    return all;
  }, {} as Record<string, number>);
  const names = await reduceInOrder(['a', 'b'], async (all, name) => (await fs.promises.readFile(name, 'utf8') ? [...all, name] : all), [] as string[]);
  const lines = await reduceInOrder(['a', 'b'], async (all, name) => all.set(name, (await fs.promises.readFile(name, 'utf8')).length),
    new Map(),
  );
  res.json({ sizes, names, lines: [...lines] });
});

app.listen(3000);
