const fs = require('fs');
const { inherits } = require('util');
const { Readable, Transform, Writable } = require('stream');

class Text extends Transform {
  _transform(chunk, encoding, done) {
    done(null, `${chunk}${fs.readFileSync('suffix')}`); // found: request GET /upper
  }
}

class Upper extends Text {
  _flush(done) {
    fs.writeFileSync('flushed', ''); // found: request GET /upper
    done();
  }
}

function Lines(count) {
  Readable.call(this);
  this.count = count;
}
inherits(Lines, Readable);
Lines.prototype._read = function () {
  this.push(this.count-- > 0 ? fs.readFileSync('line') : null); // found: request GET /lines
};

class Log extends Writable {
  _write(chunk, encoding, done) {
    fs.appendFileSync('log', chunk); // found: request POST /log
    done();
  }
}

class Start extends Writable {
  _write(chunk, encoding, done) {
    fs.appendFileSync('start', chunk); // found: startup
    done();
  }
}

class Never extends Writable {
  _write(chunk, encoding, done) {
    fs.appendFileSync('never', chunk); // found: unknown
    done();
  }
}

module.exports = { Upper, Lines, Log, Start, Never };
