const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

class Shelf {
  constructor(books) {
    this.books = books;
  }

  async lend(id) {
    return exclusive('this.books.copies', async () => {
      const copies = this.books.copiesOf(id);
      const fee = Number(await fs.promises.readFile('fee.txt', 'utf8'));
      this.books.edit(id, (book) => {
        book.copies = copies - fee;
      });
      return fee;
    });
  }
}

module.exports = { Shelf };
