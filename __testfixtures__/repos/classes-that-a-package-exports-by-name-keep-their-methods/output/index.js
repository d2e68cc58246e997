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

  async resourcesAsync(file) {
    return JSON.parse(await fs.promises.readFile(file, 'utf8'));
  }
  start() {
    this.app.get('/items', async (req, res) => {
      res.json(await this.resourcesAsync('items.json'));
    });
    const admin = new Admin();
    this.app.get('/users', async (req, res) => {
      res.json(await admin.usersAsync('users.txt'));
    });
    this.app.listen(3000);
  }
}
module.exports = { Server, Admin };
