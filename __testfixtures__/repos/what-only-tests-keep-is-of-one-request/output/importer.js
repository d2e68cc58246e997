const fs = require('fs');

class Importer {
  constructor(url) {
    this.url = url;
    this.rows = 0;
  }

  async run() {
    const before = this.rows;
    const schema = JSON.parse(await fs.promises.readFile('schema.json', 'utf8'));
    this.rows = before + schema.rows.length;
    await fetch(this.url, { method: 'POST', body: JSON.stringify(schema) });
  }
}

module.exports = { Importer };
