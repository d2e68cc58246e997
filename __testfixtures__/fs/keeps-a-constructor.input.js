const fs = require('fs');
const { register } = require('registry');

class Base {
  constructor(path) {
    this.text = fs.readFileSync(path, 'utf8'); // stays: in-constructor
  }
}

class Derived extends Base {
  constructor(path) {
    super(path);
    this.size = this.text.length;
  }
}

class Given {
  constructor() {
    this.text = fs.readFileSync('a.txt', 'utf8'); // stays: in-constructor
  }
}

class Made {
  constructor(path) {
    this.text = fs.readFileSync(path, 'utf8'); // stays: in-constructor
  }

  static create(path) {
    return new Made(path);
  }
}

class Named {
  constructor(path) {
    this.kind = new.target.name + fs.readFileSync(path, 'utf8'); // stays: in-constructor
  }
}

class Other {
  constructor(path) {
    return { text: fs.readFileSync(path, 'utf8') }; // stays: in-constructor
  }
}

class Early {
  constructor() {
    this.text = fs.readFileSync('a.txt', 'utf8'); // stays: needed-at-startup
  }
}

class Chosen {
  constructor() {
    this.text = fs.readFileSync('b.txt', 'utf8'); // stays: in-constructor
  }
}

class Promised {
  constructor() {
    this.text = fs.readFileSync('b.txt', 'utf8'); // stays: in-constructor
  }

  then(done) {
    done(this.text);
  }
}

class Counted {
  constructor() {
    this.texts = [...arguments].map((path) => fs.readFileSync(path, 'utf8')); // stays: in-constructor
  }
}

const early = new Early();

async function main(kind) {
  const kinds = { Chosen, Named };
  console.log(new Derived('a.txt').text, new Base('b.txt').text, Made.create('a.txt'), new Named('a.txt').kind);
  console.log(new Other('a.txt').text, early, new Early(), new kinds[kind](), new Promised(), new Counted('a.txt'));
  register(Given);
  new Given();
}

main('Chosen');
