import * as fs from 'fs';
import express from 'express';

const app = express();

app.get('/sizes', (req, res) => {
  const sizes = ['a', 'b'].reduce<Record<string, number>>((all, name) => {
    all[name] = fs.statSync(name).size;
    return all;
  }, {});
  const names = ['a', 'b'].reduce<string[]>((all, name) => (fs.readFileSync(name, 'utf8') ? [...all, name] : all), []);
  const lines = ['a', 'b'].reduce<Map<string, number>>(
    (all, name) => all.set(name, fs.readFileSync(name, 'utf8').length),
    new Map(),
  );
  res.json({ sizes, names, lines: [...lines] });
});

app.listen(3000);
