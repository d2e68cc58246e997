const fs = require('fs');
const path = require('path');
const crypto = require('crypto');
const express = require('express');
const { loadUser, loadPage } = require('./lib/store');

const app = express();
app.engine('txt', (file, options, callback) => {
  const text = fs.readFileSync(file, 'utf8');
  callback(null, text.replace('{name}', options.name));
});
app.set('views', path.join(__dirname, 'views'));

app.use((req, res, next) => {
  if (!fs.existsSync(path.join(__dirname, 'data/maintenance'))) return next();
  res.status(503).send('closed');
});
app.use('/private', (req, res, next) => {
  req.token = fs.readFileSync(path.join(__dirname, 'data', req.get('x-token') || 'nobody'), 'utf8');
  next();
});
app.use(
  express.static(path.join(__dirname, 'public'), {
    setHeaders: (res, file) => {
      res.set('x-size', String(fs.statSync(file).size)); // stays: framework-sync
    },
  }),
);
app.use(
  express.json({
    verify: (req, res, body) => {
      const secret = fs.readFileSync(path.join(__dirname, 'data/secret'), 'utf8'); // stays: framework-sync
      const expected = crypto.createHmac('sha256', secret.trim()).update(body).digest('hex');
      if (req.get('x-signature') !== expected) throw Object.assign(new Error('bad signature'), { status: 403 });
    },
  }),
);

app.param('user', (req, res, next, id) => {
  req.user = loadUser(id);
  next();
});
app.get('/private/token', (req, res) => res.send(req.token));
app.get('/users/:user', (req, res) => res.json(req.user));
app.get('/pages/:page', [
  (req, res, next) => {
    res.locals.page = loadPage(req.params.page);
    next();
  },
  (req, res) => res.send(res.locals.page),
]);
app.get('/greeting', (req, res) => res.render('greeting.txt', { name: req.query.name }));
app.get('/letter', (req, res, next) => {
  res.render('greeting.txt', { name: 'Ada' }, (error, text) => {
    if (error) return next(error);
    res.send(text + fs.readFileSync(path.join(__dirname, 'data/footer'), 'utf8'));
  });
});
app.post('/echo', (req, res) => {
  res.json({ ...req.body, footer: fs.readFileSync(path.join(__dirname, 'data/footer'), 'utf8') });
});
app.get('/stream', (req, res) => {
  res.write('begun ');
  res.end(fs.readFileSync(path.join(__dirname, 'data', req.query.file), 'utf8'));
});

const router = express.Router();
router.param('name', (req, res, next, name) => {
  req.text = fs.readFileSync(path.join(__dirname, 'data', name), 'utf8');
  next();
});
router.route('/:name').get((req, res) => res.send(req.text));
router.use((req, res) => res.status(404).send(loadPage('missing')));
app.use('/files', router);

app.use((error, req, res, next) => {
  if (error.code !== 'ENOENT') return next(error);
  const page = fs.readFileSync(path.join(__dirname, 'data/error-page'), 'utf8');
  res.status(500).send(page.replace('{name}', path.basename(error.path)));
});
app.use((error, req, res, next) => {
  if (res.headersSent) return next(error);
  res.status(error.status || 500).send(error.message);
});

app.listen(process.env.PORT);
