var fs = require('fs');
var path = require('path');

function fileOf(name) {
  return path.join(__dirname, 'data', name + '.json');
}

exports.whoIs = function (req, res, next) {
  if (req.headers['x-user']) req.who = JSON.parse(fs.readFileSync(fileOf(req.headers['x-user']), 'utf8'));
  next();
};

exports.load = function (req, res, next, name) {
  req.user = JSON.parse(fs.readFileSync(fileOf(name), 'utf8'));
  next();
};

exports.show = function (req, res) {
  res.json(req.user);
};

exports.save = function (req, res) {
  var copy = fileOf(req.params.user + '-' + req.body.copy);
  fs.writeFileSync(copy, JSON.stringify({ name: req.user.name, copy: req.body.copy }));
  res.send(201, fs.readFileSync(copy, 'utf8'));
};

exports.mustBe = function (req, res, next) {
  if (!req.who) return res.send(401, 'who is it?');
  next();
};

exports.me = function (req, res) {
  res.json(req.who);
};

exports.late = function (req, res, next) {
  res.send('sent');
  fs.readFileSync(fileOf('nobody'));
  next();
};

exports.failed = function (error, req, res, next) {
  if (res.headersSent) return next(error);
  var text = fs.readFileSync(path.join(__dirname, 'failed.txt'), 'utf8');
  res.send(error.status || 500, text + (error.code || error.name));
};
