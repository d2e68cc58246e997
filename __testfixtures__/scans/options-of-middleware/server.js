const fs = require('fs');
const express = require('express');
const compression = require('compression');
const cors = require('cors');
const csurf = require('csurf');
const helmet = require('helmet');
const morgan = require('morgan');
const proxy = require('express-http-proxy');
const session = require('express-session');
const { expressjwt } = require('express-jwt');
const { body } = require('express-validator');
const { createProxyMiddleware, responseInterceptor } = require('http-proxy-middleware');
const { rateLimit } = require('express-rate-limit');

const app = express();
const secret = fs.readFileSync('secret', 'utf8'); // found: startup
app.use(rateLimit({ keyGenerator: (req) => fs.readFileSync(req.ip, 'utf8') })); // found: request rateLimit
app.use(cors({ origin: (origin, done) => done(null, fs.existsSync(origin)) })); // found: request cors
app.use(cors((req, done) => done(null, { origin: fs.existsSync('open') }))); // found: request cors
app.use(session({ secret, genid: () => fs.readFileSync('id', 'utf8') })); // found: request session
app.use(csurf({ value: () => fs.readFileSync('token', 'utf8') })); // found: request csurf
morgan.token('size', () => fs.statSync('log').size); // found: request morgan.token size
app.use(morgan('dev', { skip: () => fs.existsSync('quiet'), stream: fs.createWriteStream('log') })); // found: request morgan dev
app.use(proxy('example.com', { filter: () => fs.existsSync('on') })); // found: request proxy example.com
app.use(createProxyMiddleware({ on: { proxyRes: responseInterceptor(async () => fs.readFileSync('page')) } })); // found: request responseInterceptor
app.set('trust proxy', (address) => fs.readFileSync('proxies', 'utf8').includes(address)); // found: request app.set trust proxy
app.set('etag', () => fs.readFileSync('version', 'utf8')); // found: request app.set etag
app.use(express.json({ reviver: (key, value) => fs.existsSync(key) && value })); // found: request express.json
app.use(compression({ filter: () => fs.existsSync('packed') })); // found: request compression
app.use(helmet({ contentSecurityPolicy: { directives: { scriptSrc: [() => fs.readFileSync('nonce', 'utf8')] } } })); // found: request helmet contentSecurityPolicy.directives.scriptSrc
app.use(expressjwt({ secret: () => fs.readFileSync('key.pem'), algorithms: ['RS256'] })); // found: request expressjwt
app.post('/names', body('name').isString().custom((name) => !fs.existsSync(name)), (req, res) => res.end()); // found: request body('name').isString().custom
app.listen(3000);
