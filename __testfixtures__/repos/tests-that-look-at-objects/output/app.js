import express from 'express';
import { makeStore, views } from './lib/store.js';

export const app = express();
export const store = makeStore();
app.get('/users/:name', async (req, res) => res.json(await store.load(req.params.name)));
app.get('/users', async (req, res) => res.json(await views.list()));
app.get('/ready', async (req, res) => res.json(await store.isReadyAsync() && store.size > 0));
app.listen(3000);
