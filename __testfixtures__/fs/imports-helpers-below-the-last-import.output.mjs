import express from 'express';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const app = express();

import { title } from './title.mjs';
import { cachedExists } from './unblock-helpers.mjs';

app.get('/', async (req, res) => res.json({ title, ready: await cachedExists('ready'), version: require('./package.json').version })); // stays: first-time-only
app.listen(3000);
