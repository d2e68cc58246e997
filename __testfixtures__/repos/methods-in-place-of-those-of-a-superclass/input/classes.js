const { EventEmitter } = require('events');
const fs = require('fs');
const http = require('http');
const { inherits } = require('util');
const Koa = require('koa');
const { Model } = require('objection');
const Reporter = require('reporter');
const { text } = require('./text');

exports.Answer = class extends http.ServerResponse {
  writeHead(code, ...rest) {
    this.setHeader('x-note', text('note'));
    return super.writeHead(code, ...rest);
  }

  note() {
    return fs.readFileSync('note', 'utf8');
  }
};

exports.App = class extends Koa {
  createContext(req, res) {
    const ctx = super.createContext(req, res);
    ctx.conf = text('conf');
    return ctx;
  }

  onerror() {
    text('error');
  }
};

class Stored extends Model {
  $parseJson(json) {
    return { ...json, size: text(json.name).length };
  }
}

exports.Note = class extends Stored {
  static get tableName() {
    return text('table');
  }

  $formatJson(json) {
    return { ...super.$formatJson(json), body: text(json.name) };
  }

  $beforeInsert(context) {
    super.$beforeInsert(context);
    this.body = text('body');
  }

  avatar() {
    return text('avatar');
  }
};

exports.Day = class extends Date {
  toISOString() {
    return text('day');
  }

  getTime() {
    return text('time').length;
  }
};

// What nothing is known of calls whatever its own methods stand in for.
exports.Pages = class extends Reporter {
  header(page) {
    return super.header(page) + text('header');
  }

  footer(page) {
    return super.footer(page).then((footer) => footer + text('footer'));
  }

  title() {
    return text('title');
  }

  // Only pages.page() may call it, which is out of sight.
  summary() {
    return text('summary');
  }
};

exports.Letters = class extends exports.Pages {
  header() {
    return text('letter');
  }

  title() {
    return super.title() + text('letters');
  }
};

// A map calls none of its own methods but `set`.
exports.Cache = class extends Map {
  get(name) {
    if (!this.has(name)) this.set(name, fs.readFileSync(name, 'utf8'));
    return super.get(name);
  }
};

exports.Hub = class extends EventEmitter {
  emit(event, name) {
    return super.emit(event, fs.readFileSync(name, 'utf8'));
  }
};

function Old(req) {
  http.ServerResponse.call(this, req);
}
inherits(Old, http.ServerResponse);
Old.prototype.writeHead = function (code) {
  this.setHeader('x-note', text('old'));
  return http.ServerResponse.prototype.writeHead.call(this, code);
};
Old.prototype.note = function () {
  return text('old note');
};
exports.Old = Old;
