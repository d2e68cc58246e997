const { route, GET } = require('awilix-express');

class Notes {
  constructor(store, mailer) {
    this.store = store;
    this.mailer = mailer;
  }

  all() {
    this.mailer.send('read');
    return this.store.read();
  }
}

class Shelf {
  constructor({ store }) {
    this.store = store;
  }

  books() {
    return this.store.books();
  }
}

class NotesApi {
  constructor(store) {
    this.store = store;
  }

  list(req, res) {
    res.json(this.store.listed());
  }
}

class PagesController {
  constructor(store) {
    this.store = store;
  }

  erase() {
    this.store.clear();
  }

  show(req, res) {
    res.send(this.store.page());
  }
}

module.exports = { Notes, Shelf, NotesApi, PagesController };
