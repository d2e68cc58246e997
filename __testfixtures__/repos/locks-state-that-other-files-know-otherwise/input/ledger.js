module.exports = class Ledger {
  constructor() {
    this.entries = [];
  }

  sum() {
    return this.entries.reduce((sum, entry) => sum + entry, 0);
  }
};
