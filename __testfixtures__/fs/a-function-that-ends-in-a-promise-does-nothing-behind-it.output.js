const crypto = require('crypto');
const express = require('express');
const { Client } = require('a-database');
const { promisify } = require('util');
const pbkdf2Async = promisify(crypto.pbkdf2);

const app = express();
const settings = { prefix: 'u' };
let cache;

class Users {
  constructor() {
    this.db = new Client();
  }

  byId(id) {
    return this.db.query(settings.prefix + id);
  }

  async store(id, user) {
    await this.db.store(id, user);
  }
}

const users = new Users();

// The prefix is read before the database is asked, and set after it has answered.
app.post('/prefix/:id', async (req, res) => {
  const user = await users.byId(req.params.id);
  const hash = await pbkdf2Async(req.body.password, user.salt, 100000, 32, 'sha256');
  if (hash.equals(user.hash)) settings.prefix = req.body.prefix;
  res.end();
});

// What is kept may be given without a wait.
function newest() {
  if (cache) return cache;
  return fetch('http://localhost/newest');
}

app.post('/newest/:id', async (req, res) => {
  const one = await newest();
  const hash = crypto.pbkdf2Sync(req.body.password, one.salt, 100000, 32, 'sha256'); // stays: needs-review
  cache = { hash, of: one };
  await audit(one);
  res.end();
});

app.listen(3000);
