const fs = require('fs');
const express = require('express');
const cors = require('cors');
const morgan = require('morgan');
const proxy = require('express-http-proxy');
const session = require('express-session');
const { createProxyMiddleware } = require('http-proxy-middleware');
const { rateLimit } = require('express-rate-limit');
const { cachedExists, errorsToCallback } = require('./unblock-helpers');

const app = express();
app.use(
  rateLimit({
    limit: async () => Number(await fs.promises.readFile('limit.txt', 'utf8')),
    skip: async (req) => cachedExists(`trusted/${req.ip}`),
    handler: async (req, res) => res.status(429).end(await fs.promises.readFile('wait.html')),
  }),
);
app.use(cors({ origin: errorsToCallback(async (origin, done) => done(null, (await fs.promises.readFile('origins.txt', 'utf8')).includes(origin))) }));
app.use(
  '/old',
  proxy('http://localhost:3001', {
    filter: async () => !(await cachedExists('closed')),
    userResDecorator: async (proxied, data) => await fs.promises.readFile('head.html', 'utf8') + data,
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
    router: async () => fs.promises.readFile('host.txt', 'utf8'),
    pathFilter: () => !fs.existsSync('closed'), // stays: framework-sync
    on: { proxyReq: (out) => out.setHeader('x-key', fs.readFileSync('key.txt', 'utf8')) }, // stays: framework-sync
  }),
);
morgan.token('build', () => fs.readFileSync('build.txt', 'utf8')); // stays: framework-sync
app.use(morgan('dev', { skip: () => fs.existsSync('quiet') })); // stays: framework-sync
app.use(session({ secret: 'x', genid: () => fs.readFileSync('id.txt', 'utf8') })); // stays: framework-sync
app.listen(3000);
