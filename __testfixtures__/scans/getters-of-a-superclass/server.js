const express = require('express');
const fs = require('fs');

class Robot {
  constructor(options) {
    this.options = options;
  }

  get secret() {
    return this.readSecret();
  }

  readSecret() {
    return 'none';
  }
}

class Cleaner extends Robot {
  constructor(options) {
    super(options);
  }

  readSecret() {
    return fs.readFileSync('secret', 'utf8'); // found: request GET /secret
  }
}

const app = express();
const robot = new Cleaner({});

app.get('/secret', (req, res) => res.send(robot.secret));
app.listen(3000);
