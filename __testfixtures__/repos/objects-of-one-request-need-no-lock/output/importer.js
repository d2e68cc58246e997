const fs = require('fs');
const { cachedExists } = require('./unblock-helpers');

class Reader {
  constructor(file) {
    this.file = file;
    this.position = 0;
  }

  async load() {
    this.text = await fs.promises.readFile(this.file, 'utf8');
    this.position = this.text.length;
  }
}

class Importer extends Reader {
  constructor(file) {
    super(file);
    this.rows = [];
  }

  async run() {
    await this.load();
    for (const line of this.text.split('\n')) {
      if (await cachedExists(line)) this.rows.push(line);
      this.position -= line.length;
    }
    return this.rows;
  }
}

class Sheet {
  constructor(importer) {
    this.importer = importer;
    this.width = 0;
  }

  async fill() {
    this.width = (await fs.promises.readFile('width.txt')).length;
    for (const row of await this.importer.run()) this.width = Math.max(this.width, row.length);
    this.importer.position = this.width;
  }
}

module.exports = { Importer, Sheet };
