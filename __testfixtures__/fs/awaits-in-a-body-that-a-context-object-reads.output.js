const http = require('http');
const { writeFileAtomic, freshStat, exclusive } = require('./unblock-helpers');

class Context {
  constructor(req, res) {
    this.req = req;
    this.res = res;
  }

  body(done) {
    const chunks = [];
    this.req.on('data', (chunk) => chunks.push(chunk));
    this.req.on('end', async () => done(Buffer.concat(chunks).toString()));
  }

  json(value) {
    this.res.end(JSON.stringify(value));
  }
}

http
  .createServer((req, res) => {
    const context = new Context(req, res);
    context.body(async (text) => {
      return exclusive('body.txt', async () => {
        await writeFileAtomic('body.txt', text);
        context.json({ size: (await freshStat('body.txt')).size });
      });
    });
  })
  .listen(3000);
