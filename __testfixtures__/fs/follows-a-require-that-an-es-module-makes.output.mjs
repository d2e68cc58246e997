import express from 'express';
import { createRequire } from 'node:module';

const app = express();
const require = createRequire(import.meta.url);
const fs = require('fs');

app.get('/', async (req, res) => {
  res.send(await fs.promises.readFile('whole.txt', 'utf8'));
});
