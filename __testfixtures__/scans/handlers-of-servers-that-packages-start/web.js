const fs = require('fs');
const { Adapter } = require('some-adapter');
const express = require('express');

class Web extends Adapter {
  onReady() {
    const app = express();
    app.get('/page', (req, res) => {
      res.send(fs.readFileSync('page.html', 'utf8')); // found: request GET /page
    });
    app.listen(3000);
  }
}

module.exports = () => new Web();
