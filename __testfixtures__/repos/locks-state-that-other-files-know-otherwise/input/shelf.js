module.exports = class Shelf {
  constructor() {
    this.items = 0;
  }

  amount() {
    return this.items;
  }
};
