class Tally {
  constructor() {
    this.names = [];
  }

  add(name) {
    this.names.push(name);
  }
}

module.exports = Tally;
