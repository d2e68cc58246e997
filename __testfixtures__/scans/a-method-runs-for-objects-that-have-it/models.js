const fs = require('fs');

class Local {
  limit() {
    return this.models().length;
  }

  models() {
    return JSON.parse(fs.readFileSync('local.json', 'utf8')); // found: request GET /limits/:name
  }
}

// Has a `limit` of its own that asks nobody.
class Remote {
  limit() {
    return 4096;
  }

  models() {
    return JSON.parse(fs.readFileSync('remote.json', 'utf8')); // found: unreachable
  }
}

class Fallback extends Local {
  models() {
    return JSON.parse(fs.readFileSync('fallback.json', 'utf8')); // found: request GET /limits/:name
  }
}

class Shared {}
// Borrowed: `this` of the method is what calls it.
Shared.prototype.limit = Local.prototype.limit;
Shared.prototype.models = () => JSON.parse(fs.readFileSync('shared.json', 'utf8')); // found: request GET /limits/:name

module.exports = { local: Local, remote: Remote, fallback: Fallback, shared: Shared };
