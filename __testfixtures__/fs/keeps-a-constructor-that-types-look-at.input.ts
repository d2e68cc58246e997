import { readFileSync } from 'node:fs';

class Store {
  readonly text: string;

  constructor(path: string) {
    this.text = readFileSync(path, 'utf8'); // stays: in-constructor
  }
}

class Settings {
  constructor(private readonly path: string) {
    console.log(readFileSync(this.path, 'utf8')); // stays: in-constructor
  }
}

async function main(): Promise<void> {
  console.log(new Store('a.txt').text, new Settings('b.txt'));
}

void main();
