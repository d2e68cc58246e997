const repository = require('../repository');

class Books {
  load(id) {
    return repository.read('books', id);
  }

  async loadAsync(id) {
    return repository.readAsync('books', id);
  }
}

module.exports = Books;
