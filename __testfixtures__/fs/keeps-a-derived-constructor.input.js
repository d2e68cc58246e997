const fs = require('fs');
const Unknown = require('./unknown');

class Above {
  then(next) {
    return next();
  }
}

class Thenable extends Above {
  constructor(file) {
    super();
    this.text = fs.readFileSync(file); // stays: in-constructor
  }
}

class Below extends Unknown {
  constructor(file) {
    super();
    this.text = fs.readFileSync(file); // stays: in-constructor
  }
}

class Between {
  constructor(file) {
    this.text = fs.readFileSync(file); // stays: in-constructor
  }
}

class Last extends Between {}

class Other {}

class Local extends Other {
  constructor(file) {
    super();
    this.seen = later;
    this.text = fs.readFileSync(file); // stays: in-constructor
    function later() {
      return file;
    }
  }
}

class Returning extends Other {
  constructor(file) {
    super();
    this.text = fs.readFileSync(file); // stays: in-constructor
    return Object.freeze(this);
  }
}

async function main() {
  console.log(new Thenable('a'), new Below('b'), new Last('c'), new Between('d'), new Local('e'), new Returning('f'));
}

main();
