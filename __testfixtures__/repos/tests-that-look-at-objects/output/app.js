import express from 'express';
import { countNames, listNames, makeStore, views } from './lib/store.js';

export const app = express();
export const store = makeStore();
app.get('/users/:name', async (req, res) => res.json(await store.load(req.params.name)));
app.get('/users', async (req, res) => res.json(await views.list()));
app.get('/ready', async (req, res) => res.json(await store.isReadyAsync() && store.size > 0));
app.get('/names', async (req, res) => res.json(await listNames()));
app.get('/count', [countNames].map((count) => (req, res) => res.json(count())));
app.listen(3000);
