const fs = require('fs');
const Strategy = require('passport-strategy');
const Transport = require('winston-transport');

class Disk {
  _handleFile(req, file, done) {
    fs.mkdirSync('uploads', { recursive: true }); // found: request multer
    done(null, {});
  }

  _removeFile(req, file, done) {
    fs.unlinkSync(file.path); // found: request multer
    done(null);
  }

  clear() {
    fs.rmSync('uploads'); // found: unreachable
  }
}

class Keys extends Strategy {
  constructor() {
    super();
    this.name = 'keys';
  }

  authenticate(req) {
    if (fs.readFileSync('keys', 'utf8').includes(req.query.key)) this.success({}); // found: request use *
    else this.fail();
  }
}

class File extends Transport {
  log(info, done) {
    fs.appendFileSync('file', info.message); // found: request GET /secret
    done();
  }
}

module.exports = { Disk, Keys, File };
