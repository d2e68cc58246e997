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

  async photosAsync() {
    return JSON.parse(await fs.promises.readFile('photos.json', 'utf8'));
  }
}
function count() {
  return this.photos().length;
}
Object.assign(Album.prototype, { valueOf: count });
app.get('/photos', async (req, res) => res.json({ photos: await new Album().photosAsync(), many: new Album() > 10 }));

function Page() {}
const proto = Page.prototype;
proto.body = () => fs.readFileSync('page.html', 'utf8');
proto.bodyAsync = async () => fs.promises.readFile('page.html', 'utf8');
proto.toString = function () {
  return this.body();
};
app.get('/page', (req, res) => res.send(`${new Page()}`));
app.get('/body', async (req, res) => res.send(await new Page().bodyAsync()));

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

  async extraAsync() {
    return fs.promises.readFile('extra.txt', 'utf8');
  }
}
app.get('/extra', async (req, res) => res.send(await new Report().extraAsync()));

const settings = {};
settings.all = function () {
  return JSON.parse(fs.readFileSync('settings.json', 'utf8')); // stays: called-by-the-language
};
settings.toJSON = function () {
  return this.all();
};
app.get('/settings', (req, res) => res.json([settings, settings.all()]));

const base = { head: () => fs.readFileSync('head.html', 'utf8'), headAsync: async () => fs.promises.readFile('head.html', 'utf8') };
const layout = Object.create(base, { toString: { value: function () { return this.head(); } } });
app.get('/layout', async (req, res) => res.send(`${layout}${await base.headAsync()}`));

// All of these are called in sight.
function Store() {}
Store.prototype.keys = async function () {
  return JSON.parse(await fs.promises.readFile('keys.json', 'utf8'));
};
Store.prototype.first = async function () {
  return (await this.keys())[0];
};
app.get('/first', async (req, res) => res.send(await new Store().first()));
