const fs = require('fs');
const { all } = require('./names');
const { exclusive } = require('./unblock-helpers');

class Cart {
  constructor() {
    this.price = 0;
  }

  async fill(file) {
    return exclusive('this.price', async () => {
      const before = this.price;
      this.price = before + (await fs.promises.readFile(file)).length;
      return this.price;
    });
  }
}

class Visits {
  static instance() {
    Visits.only ??= new Visits();
    return Visits.only;
  }

  async count(file) {
    return exclusive('this.seen', async () => {
      const before = this.seen ?? 0;
      this.seen = before + (await fs.promises.readFile(file)).length;
      return this.seen;
    });
  }
}

class Sum {
  constructor() {
    this.total = 0;
  }

  async sum(file) {
    return exclusive('this.total', async () => {
      const before = this.total;
      this.total = before + (await fs.promises.readFile(file)).length;
    });
  }
}

class Names {
  constructor() {
    this.names = all;
  }

  async collect(file) {
    return exclusive('all', async () => {
      const before = this.names.length;
      this.names.push(await fs.promises.readFile(file, 'utf8') + before);
      return this.names;
    });
  }
}

class Game {
  constructor() {
    this.score = 0;
  }

  move(file) {
    const before = this.score;
    this.score = before + fs.readFileSync(file).length; // stays: needs-review
    return String(this.score);
  }

  rest() {
    this.score = 0;
  }
}

module.exports = { Cart, Visits, Sum, Names, Game };
