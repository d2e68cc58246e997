import express from 'express';
import { makeStore, views } from './lib/store.js';

export const app = express();
export const store = makeStore();
app.get('/users/:name', (req, res) => res.json(store.load(req.params.name)));
app.get('/users', (req, res) => res.json(views.list()));
app.get('/ready', (req, res) => res.json(store.isReady() && store.size > 0));
app.listen(3000);
