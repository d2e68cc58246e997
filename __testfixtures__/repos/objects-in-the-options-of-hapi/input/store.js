const notes = require('./notes');

class Store {
  load(id) {
    return notes.read(id);
  }
}

class Shelf {
  first() {
    return notes.read('first');
  }
}

class Desk {
  last() {
    return notes.read('last');
  }
}

class Box {
  top() {
    return notes.read('top');
  }
}

module.exports = { Box, Desk, Shelf, Store };
