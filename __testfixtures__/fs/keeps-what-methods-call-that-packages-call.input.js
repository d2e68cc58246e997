const fs = require('fs');
const util = require('util');
const { Readable, Transform } = require('stream');
const passport = require('passport');
const express = require('express');
const app = express();

function Keys() {
  passport.Strategy.call(this);
  this.name = 'key';
}
util.inherits(Keys, passport.Strategy);
Keys.prototype.keys = function () {
  return JSON.parse(fs.readFileSync('keys.json', 'utf8')); // stays: caller-not-in-sight
};
Keys.prototype.authenticate = function (req) {
  this.success(this.keys()[req.query.key]);
};
const keys = new Keys();
passport.use(keys);

class Base extends passport.Strategy {
  authenticate(req) {
    this.success(this.users()[req.query.user]);
  }
}
class Users extends Base {
  users() {
    return JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: caller-not-in-sight
  }
}
const users = new Users();
passport.use(users);

class Tokens extends passport.Strategy {
  tokens() {
    return JSON.parse(fs.readFileSync('tokens.json', 'utf8')); // stays: caller-not-in-sight
  }
}
const tokens = Object.assign(new Tokens(), {
  authenticate(req) {
    this.success(this.tokens()[req.query.token]);
  },
});
passport.use(tokens);

app.use(passport.initialize());
app.get('/me', passport.authenticate('key', { session: false }), (req, res) => res.json(req.user));
app.get('/keys', (req, res) => res.json([keys.keys(), users.users(), tokens.tokens()]));

function Tail(id) {
  Readable.call(this);
  this.id = id;
}
util.inherits(Tail, Readable);
Tail.prototype.chunk = function () {
  return fs.readFileSync(`logs/${this.id}`, 'utf8'); // stays: escapes
};
Tail.prototype._read = function () {
  this.push(this.chunk());
};
app.get('/chunks/:id', (req, res) => res.send(new Tail(req.params.id).chunk()));
app.get('/tails/:id', (req, res) => new Tail(req.params.id).pipe(res));

class Include extends Transform {
  load(id) {
    return fs.readFileSync(`parts/${id}`, 'utf8'); // stays: escapes
  }
}
Include.prototype._transform = function (chunk, encoding, done) {
  done(null, this.load(String(chunk)));
};
app.get('/parts/:id', (req, res) => res.send(new Include().load(req.params.id)));
