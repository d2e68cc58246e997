import express from 'express';
import * as accounts from './accounts.js';
import { exclusive } from './unblock-helpers.js';

const app = express();
app.use(express.json());
app.post('/login', async (req, res) => res.json(await accounts.login(req.body.name, req.body.password)));
app.post('/rename', async (req, res) => res.json(await accounts.rename(req.body.id, req.body.name, req.body.password)));
app.post('/bootstrap', async (req, res) => {
  return exclusive('users', async () => {
    accounts.bootstrap(req.body.password);
    res.end();
  });
});
app.delete('/users/:id', async (req, res) => {
  return exclusive('users', async () => {
    accounts.remove(req.params.id);
    res.end();
  });
});
app.listen(3000);
