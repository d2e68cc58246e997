const fs = require('fs');

class Reader {
  constructor(file) {
    this.file = file;
    this.position = 0;
  }

  load() {
    this.text = fs.readFileSync(this.file, 'utf8');
    this.position = this.text.length;
  }
}

class Importer extends Reader {
  constructor(file) {
    super(file);
    this.rows = [];
  }

  run() {
    this.load();
    this.text.split('\n').forEach((line) => {
      if (fs.existsSync(line)) this.rows.push(line);
      this.position -= line.length;
    });
    return this.rows;
  }
}

class Sheet {
  constructor(importer) {
    this.importer = importer;
    this.width = 0;
  }

  fill() {
    this.width = fs.readFileSync('width.txt').length;
    for (const row of this.importer.run()) this.width = Math.max(this.width, row.length);
    this.importer.position = this.width;
  }
}

module.exports = { Importer, Sheet };
