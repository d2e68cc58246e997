const express = require('express');
const fs = require('fs');
const { Admin } = require('./admin');

class Server {
  constructor() {
    this.app = express();
  }
  resources(file) {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  }
  start() {
    this.app.get('/items', (req, res) => {
      res.json(this.resources('items.json'));
    });
    const admin = new Admin();
    this.app.get('/users', (req, res) => {
      res.json(admin.users('users.txt'));
    });
    this.app.listen(3000);
  }
}
module.exports = { Server, Admin };
