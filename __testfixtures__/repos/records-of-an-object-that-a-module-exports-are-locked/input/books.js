class Books {
  constructor() {
    this.books = new Map();
  }

  copiesOf(id) {
    return this.books.get(id).copies;
  }

  edit(id, change) {
    change(this.books.get(id));
  }
}

module.exports = { Books };
