const fs = require('fs');

class Shelf {
  constructor(books) {
    this.books = books;
  }

  lend(id) {
    const copies = this.books.copiesOf(id);
    const fee = Number(fs.readFileSync('fee.txt', 'utf8'));
    this.books.edit(id, (book) => {
      book.copies = copies - fee;
    });
    return fee;
  }
}

module.exports = { Shelf };
