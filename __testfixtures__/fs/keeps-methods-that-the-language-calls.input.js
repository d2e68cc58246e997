const fs = require('fs');

class Page {
  constructor(path) {
    this.path = path;
  }

  toString() {
    return fs.readFileSync(this.path, 'utf8'); // stays: called-by-the-language
  }

  toJSON() {
    return { text: fs.readFileSync(this.path, 'utf8') }; // stays: called-by-the-language
  }

  valueOf() {
    return fs.readFileSync(this.path).length; // stays: called-by-the-language
  }

  [Symbol.iterator]() {
    return fs.readdirSync(this.path)[Symbol.iterator](); // stays: called-by-the-language
  }

  then(resolve) {
    resolve(fs.readFileSync(this.path, 'utf8')); // stays: called-by-the-language
  }
}

async function main() {
  const page = new Page('a.txt');
  console.log(`${page}`, JSON.stringify(page), page + 1, [...page], await page);
}

main();
