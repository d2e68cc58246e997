const fs = require('fs');
const express = require('express');
const cors = require('cors');
const morgan = require('morgan');
const proxy = require('express-http-proxy');
const session = require('express-session');
const { createProxyMiddleware } = require('http-proxy-middleware');
const { rateLimit } = require('express-rate-limit');

const app = express();
app.use(
  rateLimit({
    limit: () => Number(fs.readFileSync('limit.txt', 'utf8')),
    skip: (req) => fs.existsSync(`trusted/${req.ip}`),
    handler: (req, res) => res.status(429).end(fs.readFileSync('wait.html')),
  }),
);
app.use(cors({ origin: (origin, done) => done(null, fs.readFileSync('origins.txt', 'utf8').includes(origin)) }));
app.use(
  '/old',
  proxy('http://localhost:3001', {
    filter: () => !fs.existsSync('closed'),
    userResDecorator: (proxied, data) => fs.readFileSync('head.html', 'utf8') + data,
  }),
);
app.use(
  '/any',
  proxy(() => fs.readFileSync('host.txt', 'utf8')), // stays: framework-sync
);
app.use(
  '/new',
  createProxyMiddleware({
    target: 'http://localhost:3002',
    router: () => fs.readFileSync('host.txt', 'utf8'),
    pathFilter: () => !fs.existsSync('closed'), // stays: framework-sync
    on: { proxyReq: (out) => out.setHeader('x-key', fs.readFileSync('key.txt', 'utf8')) }, // stays: framework-sync
  }),
);
morgan.token('build', () => fs.readFileSync('build.txt', 'utf8')); // stays: framework-sync
app.use(morgan('dev', { skip: () => fs.existsSync('quiet') })); // stays: framework-sync
app.use(session({ secret: 'x', genid: () => fs.readFileSync('id.txt', 'utf8') })); // stays: framework-sync
app.listen(3000);
