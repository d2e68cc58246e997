const fs = require('fs');
const { all } = require('./names');

class Cart {
  constructor() {
    this.price = 0;
  }

  fill(file) {
    const before = this.price;
    this.price = before + fs.readFileSync(file).length;
    return this.price;
  }
}

class Visits {
  static instance() {
    Visits.only ??= new Visits();
    return Visits.only;
  }

  count(file) {
    const before = this.seen ?? 0;
    this.seen = before + fs.readFileSync(file).length;
    return this.seen;
  }
}

class Sum {
  constructor() {
    this.total = 0;
  }

  async sum(file) {
    const before = this.total;
    this.total = before + fs.readFileSync(file).length;
  }
}

class Names {
  constructor() {
    this.names = all;
  }

  collect(file) {
    const before = this.names.length;
    this.names.push(fs.readFileSync(file, 'utf8') + before);
    return this.names;
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
