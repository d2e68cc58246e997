const fs = require('fs');
const express = require('express');

class Users {
  routes() {
    const router = express.Router();
    router.get('/:id', (req, res) => {
      res.send(fs.readFileSync(`users/${req.params.id}`)); // found: request GET /users/:id
    });
    return router;
  }
}

class Rooms {
  constructor() {
    this.router = express.Router();
    this.router.get('/:id', (req, res) => {
      res.send(fs.readFileSync(`rooms/${req.params.id}`)); // found: request GET /rooms/:id
    });
  }
  middleware() {
    return this.router;
  }
}

const app = express();
app.use('/users', new Users().routes());
app.use('/rooms', new Rooms().middleware());
app.listen(3000);
