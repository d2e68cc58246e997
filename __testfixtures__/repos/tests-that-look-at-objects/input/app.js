import express from 'express';
import { countNames, listNames, makeStore, views } from './lib/store.js';

export const app = express();
export const store = makeStore();
app.get('/users/:name', (req, res) => res.json(store.load(req.params.name)));
app.get('/users', (req, res) => res.json(views.list()));
app.get('/ready', (req, res) => res.json(store.isReady() && store.size > 0));
app.get('/names', (req, res) => res.json(listNames()));
app.get('/count', [countNames].map((count) => (req, res) => res.json(count())));
app.listen(3000);
