class Table {
  static rows = new Map([['a', { left: 9, sold: 0 }]]);

  static get(id) {
    return this.rows.get(id);
  }

  static update(id, patch) {
    Object.assign(this.rows.get(id), patch);
  }
}

module.exports = Table;
