const fs = require('fs');

class Base {
  async run() {
    return (await this.load()).length;
  }

  load() {
    return '';
  }
}

class Disk extends Base {
  async load() {
    return super.load() + await fs.promises.readFile('a.txt', 'utf8');
  }
}

async function main() {
  console.log(await new Disk().run());
}

main();
