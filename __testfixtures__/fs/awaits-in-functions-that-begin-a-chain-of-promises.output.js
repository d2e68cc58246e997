var express = require('express');
var fs = require('fs');
var Q = require('q');
var Bluebird = require('bluebird');
var app = express();

function load(id) {
  return Q.fcall(async function () {
    return JSON.parse(await fs.promises.readFile('data/' + id + '.json', 'utf8'));
  });
}

function remove(id) {
  return Bluebird.try(async function () {
    await fs.promises.unlink('data/' + id + '.json');
  }).return(true).catch({ code: 'ENOENT' }, function () { return false; });
}

function title(id) {
  return Promise.try(async () => fs.promises.readFile('titles/' + id + '.txt', 'utf8'));
}

// What else it is given says nothing of a promise.
async function size(id) {
  return Q.nfcall(fs.stat, await fs.promises.readFile('links/' + id, 'utf8')).get('size');
}

app.get('/:id', function (req, res, next) {
  load(req.params.id).then(function (note) { res.json(note); }).fail(next);
});
app.delete('/:id', function (req, res, next) {
  remove(req.params.id).then(function (isGone) { res.json({ isGone: isGone }); }, next);
});
app.get('/:id/title', function (req, res, next) {
  title(req.params.id).then(function (text) { res.send(text); }).catch(next);
});
app.get('/:id/size', function (req, res, next) {
  size(req.params.id).then(function (bytes) { res.json({ bytes: bytes }); }, next);
});

app.listen(3000);
