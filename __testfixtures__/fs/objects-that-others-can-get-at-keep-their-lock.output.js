const express = require('express');
const fs = require('fs');
const { EventEmitter } = require('events');
const pool = require('some-pool');
const { exclusive } = require('./unblock-helpers');

const app = express();
const bus = new EventEmitter();

class Kept {
  kept = 0;
  async run() {
    return exclusive('this.kept', async () => {
      const before = this.kept;
      this.kept = before + (await fs.promises.readFile('a', 'utf8')).length;
      return this.kept;
    });
  }
}
const keptByName = new Map();
app.get('/map/:name', async (req, res) => {
  return exclusive('keptByName', async () => {
    if (!keptByName.has(req.params.name)) keptByName.set(req.params.name, new Kept());
    res.json(await keptByName.get(req.params.name).run());
  });
});

class Last {
  static last;
  last = 0;
  async run() {
    return exclusive('this.last', async () => {
      const before = this.last;
      this.last = before + (await fs.promises.readFile('a', 'utf8')).length;
      return this.last;
    });
  }
}
app.get('/static', async (req, res) => {
  return exclusive('Last.last', async () => {
    Last.last ??= new Last();
    res.json(await Last.last.run());
  });
});

class Held {
  held = 0;
  async run() {
    return exclusive('this.held', async () => {
      const before = this.held;
      this.held = before + (await fs.promises.readFile('a', 'utf8')).length;
      return this.held;
    });
  }
}
class Registry {
  all = [];
  first() {
    if (this.all.length === 0) this.all.push(new Held());
    return this.all[0];
  }
}
const registry = new Registry();
app.get('/registry', async (req, res) => {
  return exclusive('this.all + this.held', async () => {
    res.json(await registry.first().run());
  });
});

class Heard {
  heard = 0;
  run() {
    const before = this.heard;
    this.heard = before + fs.readFileSync('a', 'utf8').length; // stays: needs-review
    return this.heard;
  }
  hear() {
    this.heard += 1;
    return this.heard;
  }
}
app.get('/heard', (req, res) => {
  const heard = new Heard();
  bus.on('tick', () => heard.hear());
  res.json(heard.run());
});

class First {
  first = 0;
  async run() {
    return exclusive('this.first', async () => {
      const before = this.first;
      this.first = before + (await fs.promises.readFile('a', 'utf8')).length;
      return this.first;
    });
  }
}
function main() {
  const first = new First();
  app.get('/first', async (req, res) => {
    res.json(await first.run());
  });
}
main();

class Given {
  given = 0;
  constructor() {
    pool.add(this);
  }
  run() {
    const before = this.given;
    this.given = before + fs.readFileSync('a', 'utf8').length; // stays: needs-review
    return this.given;
  }
}
app.get('/given', (req, res) => {
  res.json(new Given().run());
});

const totals = { reads: 0 };
class Inner {
  constructor() {
    this.totals = totals;
  }
  async run() {
    return exclusive('totals', async () => {
      const before = this.totals.reads;
      this.totals.reads = before + (await fs.promises.readFile('a', 'utf8')).length;
      return this.totals.reads;
    });
  }
}
app.get('/inner', async (req, res) => {
  return exclusive('totals', async () => {
    res.json(await new Inner().run());
  });
});

class Twice {
  twice = 0;
  async run() {
    return exclusive('this.twice', async () => {
      const before = this.twice;
      this.twice = before + (await fs.promises.readFile('a', 'utf8')).length;
      return this.twice;
    });
  }
}
app.get('/twice', async (req, res) => {
  const twice = new Twice();
  res.json(await Promise.all([twice.run(), twice.run()]));
});

app.listen(3000);
