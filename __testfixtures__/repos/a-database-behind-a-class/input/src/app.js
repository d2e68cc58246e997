import express from 'express';
import * as accounts from './accounts.js';

const app = express();
app.use(express.json());
app.post('/login', (req, res) => res.json(accounts.login(req.body.name, req.body.password)));
app.post('/rename', (req, res) => res.json(accounts.rename(req.body.id, req.body.name, req.body.password)));
app.post('/bootstrap', (req, res) => {
  accounts.bootstrap(req.body.password);
  res.end();
});
app.delete('/users/:id', (req, res) => {
  accounts.remove(req.params.id);
  res.end();
});
app.listen(3000);
