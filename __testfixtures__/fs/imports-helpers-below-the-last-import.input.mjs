import express from 'express';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const app = express();

import { title } from './title.mjs';

app.get('/', (req, res) => res.json({ title, ready: existsSync('ready'), version: require('./package.json').version })); // stays: first-time-only
app.listen(3000);
