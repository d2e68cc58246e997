import express from 'express';
import { createRequire } from 'node:module';

const app = express();
const require = createRequire(import.meta.url);
const fs = require('fs');

app.get('/', (req, res) => {
  res.send(fs.readFileSync('whole.txt', 'utf8'));
});
