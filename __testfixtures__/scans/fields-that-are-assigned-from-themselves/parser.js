const fs = require('fs');

// Each of them leads to all of the others.
class Parser {
  constructor(node) {
    this.node = node;
  }

  parse() {
    this.node.words = fs.readFileSync('words.txt', 'utf8'); // found: request GET /
    return this.node;
  }

  atom() {
    this.node = this.node.parent;
    this.node.atom = true;
  }

  string() {
    this.node = this.node.parent;
    this.node.string = true;
  }

  list() {
    this.node = this.node.parent;
    this.node.list = true;
  }

  group() {
    this.node = this.node.parent;
    this.node.group = true;
  }

  section() {
    this.node = this.node.parent;
    this.node.section = true;
  }

  partial() {
    this.node = this.node.parent;
    this.node.partial = true;
  }

  literal() {
    this.node = this.node.parent;
    this.node.literal = true;
  }

  sequence() {
    this.node = this.node.parent;
    this.node.sequence = true;
  }

  number() {
    this.node = this.node.parent;
    this.node.number = true;
  }

  flag() {
    this.node = this.node.parent;
    this.node.flag = true;
  }

  tag() {
    this.node = this.node.parent;
    this.node.tag = true;
  }

  code() {
    this.node = this.node.parent;
    this.node.code = true;
  }

  quoted() {
    this.node = this.node.parent;
    this.node.quoted = true;
  }

  header() {
    this.node = this.node.parent;
    this.node.header = true;
  }

  footer() {
    this.node = this.node.parent;
    this.node.footer = true;
  }

  comment() {
    this.node = this.node.parent;
    this.node.comment = true;
  }
}

module.exports = { Parser };
