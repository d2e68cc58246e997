const fs = require('fs');

class Base {
  run() {
    return this.load().length;
  }

  load() {
    return '';
  }
}

class Disk extends Base {
  load() {
    return super.load() + fs.readFileSync('a.txt', 'utf8');
  }
}

async function main() {
  console.log(new Disk().run());
}

main();
