const repository = require('../repository');

class Books {
  load(id) {
    return repository.read('books', id);
  }
}

module.exports = Books;
