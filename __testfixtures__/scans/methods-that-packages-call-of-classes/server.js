const fs = require('fs');
const { pipeline } = require('stream');
const express = require('express');
const morgan = require('morgan');
const multer = require('multer');
const passport = require('passport');
const session = require('express-session');
const winston = require('winston');
const { Upper, Lines, Log, Start, Never } = require('./streams');
const { Disk, Keys, File } = require('./plug-ins');
const FileStore = require('./store')(session);

const app = express();
app.use(session({ secret: 'x', store: new FileStore() }));
app.use(morgan('dev', { stream: { write: (line) => fs.appendFileSync('access.log', line) } })); // found: request morgan dev
passport.use(new Keys());
app.post('/files', multer({ storage: new Disk() }).single('file'), (req, res) => res.end());

app.get('/upper', (req, res) => fs.createReadStream('notes').pipe(new Upper()).pipe(res));
app.get('/lines', (req, res) => pipeline(new Lines(3), res, () => {}));
const log = new Log();
app.post('/log', (req, res) => {
  log.write('posted');
  res.end();
});
new Start().end('started');

const logger = winston.createLogger({ transports: [new File()] });
app.get('/secret', passport.authenticate('keys'), (req, res) => {
  logger.info('secret');
  res.end();
});
app.listen(3000);
