const util = require('util');
const events = require('events');
const express = require('express');
const fs = require('fs');
const { Users } = require('./users');
const { bus } = require('./bus');
require('./cleaner');
const { recorder } = require('./recorder');

function Player() {
  events.EventEmitter.call(this);
}
util.inherits(Player, events.EventEmitter);
Player.prototype.play = function () {
  this.emit('play');
};

const player = new Player();
player.on('play', () => fs.readFileSync('song.mp3')); // found: request POST /play
player.on('stop', () => fs.writeFileSync('stopped', '')); // found: background

const app = express();
const users = new Users(bus);
app.on('reload', () => fs.readFileSync('settings.json')); // found: request POST /reload
app.post('/users', (req, res) => res.send(users.save(req.query.name)));
app.delete('/users/:name', (req, res) => res.send(users.remove(req.params.name)));
app.post('/play', (req, res) => res.send(player.play()));
app.post('/record', (req, res) => res.send(recorder.record(req.query.name)));
app.post('/reload', (req, res) => res.send(app.emit('reload')));
app.listen(3000);
