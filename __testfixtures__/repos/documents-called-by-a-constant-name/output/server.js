const express = require('express');
const winston = require('winston');
const User = require('./user');

const CHECK = 'isRight';
const CHECKS = ['isRight', 'isPin'];
const logger = winston.createLogger({ transports: [new winston.transports.Console()] });

const app = express();
app.use(express.json());
app.post('/confirm', async (req, res) => {
  const user = await User.findOne({ name: req.body.name });
  logger[req.body.level === 'debug' ? 'debug' : 'info'](`confirm ${req.body.name}`);
  if (!user || !(await user[CHECK](req.body.password))) return res.status(401).end();
  logger[req.query.level]('confirmed');
  res.json({ name: user.name });
});
app.post('/login', async (req, res) => {
  const user = await User.findOne({ name: req.body.name });
  for (const check of CHECKS) if (!(await user[check](req.body.password))) return res.status(401).end();
  res.json({ name: user.name });
});
app.listen(3000);
