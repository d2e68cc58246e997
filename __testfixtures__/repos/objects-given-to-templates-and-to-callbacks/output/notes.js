const fs = require('fs');

class Note {
  constructor(id) {
    this.id = id;
  }

  text() {
    return fs.readFileSync(this.id, 'utf8');
  }

  async textAsync() {
    return fs.promises.readFile(this.id, 'utf8');
  }
}

class Page extends Note {
  text() {
    return fs.readFileSync(`pages/${this.id}`, 'utf8');
  }

  async textAsync() {
    return fs.promises.readFile(`pages/${this.id}`, 'utf8');
  }
}

class File {
  constructor(id) {
    this.id = id;
  }

  text() {
    return fs.readFileSync(`files/${this.id}`, 'utf8');
  }

  async textAsync() {
    return fs.promises.readFile(`files/${this.id}`, 'utf8');
  }
}

class Mail {
  constructor(id) {
    this.id = id;
  }

  text() {
    return fs.readFileSync(`mails/${this.id}`, 'utf8');
  }

  async textAsync() {
    return fs.promises.readFile(`mails/${this.id}`, 'utf8');
  }
}

class Log {
  constructor(id) {
    this.id = id;
  }

  async text() {
    return fs.promises.readFile(`logs/${this.id}`, 'utf8');
  }
}

module.exports = { Note, Page, File, Mail, Log };
