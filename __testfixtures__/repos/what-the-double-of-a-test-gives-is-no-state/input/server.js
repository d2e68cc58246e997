const express = require('express');
const { Pool } = require('pg');
const { createAccounts } = require('./accounts');

const pool = new Pool();
const accounts = createAccounts({ query: (sql, values) => pool.query(sql, values) });
const app = express();
app.use(express.json());

app.post('/login', async (req, res) => {
  res.json(await accounts.login(req.body));
});

app.listen(3000);
