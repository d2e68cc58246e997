const fs = require('fs');
const http = require('http');

class Context {
  constructor(req, res) {
    this.req = req;
    this.res = res;
  }

  body(done) {
    const chunks = [];
    this.req.on('data', (chunk) => chunks.push(chunk));
    this.req.on('end', () => done(Buffer.concat(chunks).toString()));
  }

  json(value) {
    this.res.end(JSON.stringify(value));
  }
}

http
  .createServer((req, res) => {
    const context = new Context(req, res);
    context.body((text) => {
      fs.writeFileSync('body.txt', text);
      context.json({ size: fs.statSync('body.txt').size });
    });
  })
  .listen(3000);
