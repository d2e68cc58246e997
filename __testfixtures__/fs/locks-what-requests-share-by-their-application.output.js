// `req.app` is one for all requests, whatever a function around has as `h`: only hapi calls its toolkit so.
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

function register(app, h) {
  app.post('/draws', async (req, res) => {
    return exclusive('app.left', async () => {
      const { left } = req.app;
      const prize = await fs.promises.readFile(`prizes/${left}.txt`, 'utf8');
      req.app.left = left - 1;
      res.send(h(prize));
    });
  });
}

const app = express();
app.left = 100;
register(app, String);
app.listen(3000);
