import Database from 'better-sqlite3';

class Store {
  constructor(file) {
    this.db = new Database(file);
  }

  all(sql, params = []) {
    return this.db.prepare(sql).all(...params); // stays: no-async-form
  }

  first(sql, params) {
    const rows = this.all(sql, params);
    return rows.length === 0 ? null : rows[0];
  }

  change(sql, params = []) {
    const statement = this.db.prepare(sql);
    return statement.run(...params).changes; // stays: no-async-form
  }

  transaction(work) {
    return this.db.transaction(work)(); // stays: no-async-form
  }
}

export const store = new Store('accounts.sqlite');
