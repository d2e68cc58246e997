import * as fs from 'fs';

interface Store {
  load(name: string): Promise<string>;
}

class Disk implements Store {
  async load(name: string): Promise<string> {
    return fs.promises.readFile(name, 'utf8');
  }
}

async function main(): Promise<void> {
  console.log(await new Disk().load('a.txt'));
}

void main();
