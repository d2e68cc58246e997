const fs = require('fs');
const http = require('http');
const { writeFileAtomic, asyncListener } = require('./unblock-helpers');

http
  .createServer((req, res) => {
    const limit = Number(fs.readFileSync('limit.txt', 'utf8')); // stays: late-listener
    let size = 0;
    let body = '';
    req.on('data', (chunk) => {
      size += chunk.length;
      body += chunk;
      if (size > limit) {
        res.writeHead(413).end();
        req.destroy();
      }
    });
    req.on('end', async () => {
      await writeFileAtomic('upload.txt', body);
      res.end('ok');
    });
  })
  .listen(3000);

// Nothing stops this one.
http
  .createServer(asyncListener(async (req, res) => {
    const greeting = await fs.promises.readFile('greeting.txt', 'utf8');
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => res.end(greeting + body));
  }))
  .listen(3001);
