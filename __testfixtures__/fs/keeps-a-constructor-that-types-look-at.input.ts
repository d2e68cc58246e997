import { readFileSync } from 'node:fs';

class Store {
  private count = 0;
  readonly text: string;

  constructor(path: string) {
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
    this.count++;
  }

  next(): number {
    return this.count++;
  }
}

class Settings {
  constructor(private readonly path: string) {
    console.log(readFileSync(this.path, 'utf8')); // stays: in-constructor
  }
}

// With a private method an object of the same shape would be none any more.
class Plain {
  text: string;

  constructor(path: string) {
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }
}

class Parts {
  private text: string;

  constructor({ path }: { path: string }) {
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }

  show(): string {
    return this.text;
  }
}

async function main(): Promise<void> {
  const plain: Plain = { text: '' };
  console.log(new Store('a.txt').next(), new Settings('b.txt'), plain, new Plain('c.txt'));
  console.log(new Parts({ path: 'd.txt' }).show());
}

void main();
