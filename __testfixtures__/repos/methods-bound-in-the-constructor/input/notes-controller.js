const Store = require('./store');

module.exports = class NotesController {
  constructor(dir) {
    this.store = new Store(dir);
    this.show = this.show.bind(this);
  }

  show(req, res) {
    res.send(this.store.load(req.params.id));
  }

  list(req, res) {
    res.json(this.store.names());
  }
};
