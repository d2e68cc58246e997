const fs = require('fs');

class Destructured {
  get text() {
    return fs.readFileSync('a.txt', 'utf8'); // stays: in-getter
  }
}

class Computed {
  get size() {
    return fs.statSync('a.txt').size; // stays: in-getter
  }
}

class Above {
  get names() {
    return fs.readdirSync('.'); // stays: in-getter
  }
}

class Below extends Above {
  get names() {
    return [];
  }
}

class Handed {
  get there() {
    return fs.existsSync('a.txt'); // stays: in-getter
  }
}

class Called {
  get visit() {
    const text = fs.readFileSync('a.txt', 'utf8'); // stays: in-getter
    return () => text;
  }
}

class Either {
  get note() {
    return fs.readFileSync('a.txt', 'utf8'); // stays: in-getter
  }
}

class Stored {
  get time() {
    return fs.statSync('a.txt').mtimeMs; // stays: in-getter
  }

  set time(time) {
    console.log(time);
  }
}

const written = {
  get text() {
    return fs.readFileSync('a.txt', 'utf8'); // stays: in-getter
  },
};

async function main(name, library) {
  const { text } = new Destructured();
  const lists = [new Above(), new Below()].map((one) => one.names);
  const handed = new Handed();
  library.show(handed);
  const either = name ? new Either() : { note: 'none' };
  console.log(text, new Computed()[name], lists, handed.there, new Called().visit(), either.note, new Stored().time);
  console.log(JSON.stringify(written), written.text);
}

main(process.argv[2], require('library'));
