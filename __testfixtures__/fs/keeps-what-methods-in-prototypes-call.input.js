const fs = require('fs');
const express = require('express');
const app = express();

// What the language calls is put into the prototype behind the class, or the constructor.
function Note(id) {
  this.id = id;
}
Note.prototype.text = function () {
  return fs.readFileSync(`notes/${this.id}`, 'utf8'); // stays: called-by-the-language
};
Note.prototype.toJSON = function () {
  return { id: this.id, text: this.text() };
};
app.get('/notes/:id', (req, res) => res.json(new Note(req.params.id)));
app.get('/notes/:id/text', (req, res) => res.send(new Note(req.params.id).text()));

class Album {
  photos() {
    return JSON.parse(fs.readFileSync('photos.json', 'utf8'));
  }
}
function count() {
  return this.photos().length;
}
Object.assign(Album.prototype, { valueOf: count });
app.get('/photos', (req, res) => res.json({ photos: new Album().photos(), many: new Album() > 10 }));

function Page() {}
const proto = Page.prototype;
proto.body = () => fs.readFileSync('page.html', 'utf8');
proto.toString = function () {
  return this.body();
};
app.get('/page', (req, res) => res.send(`${new Page()}`));
app.get('/body', (req, res) => res.send(new Page().body()));

// What a superclass has is called on instances of all its subclasses.
class Model {
  toJSON() {
    return { extra: this.extra() };
  }
}
class Report extends Model {
  extra() {
    return fs.readFileSync('extra.txt', 'utf8');
  }
}
app.get('/extra', (req, res) => res.send(new Report().extra()));

const settings = {};
settings.all = function () {
  return JSON.parse(fs.readFileSync('settings.json', 'utf8')); // stays: called-by-the-language
};
settings.toJSON = function () {
  return this.all();
};
app.get('/settings', (req, res) => res.json([settings, settings.all()]));

const base = { head: () => fs.readFileSync('head.html', 'utf8') };
const layout = Object.create(base, { toString: { value: function () { return this.head(); } } });
app.get('/layout', (req, res) => res.send(`${layout}${base.head()}`));

// All of these are called in sight.
function Store() {}
Store.prototype.keys = function () {
  return JSON.parse(fs.readFileSync('keys.json', 'utf8'));
};
Store.prototype.first = function () {
  return this.keys()[0];
};
app.get('/first', (req, res) => res.send(new Store().first()));
