const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

class DocsOfSockets {
  constructor() {
    this.seen = 0;
  }

  async read(name) {
    return exclusive('this.seen', async () => {
      const before = this.seen;
      const text = await fs.promises.readFile(`docs/${name}.txt`, 'utf8');
      this.seen = before + 1;
      return text;
    });
  }
}

module.exports = DocsOfSockets;
