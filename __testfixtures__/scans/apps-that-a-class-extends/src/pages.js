const fs = require('fs');
const { Hono } = require('hono');

class Pages extends Hono {
  title = this.get('/title', (c) => c.text(fs.readFileSync('title', 'utf8'))); // found: request GET /title
}

exports.Pages = Pages;
