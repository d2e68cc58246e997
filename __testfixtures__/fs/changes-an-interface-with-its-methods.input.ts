import * as fs from 'fs';

interface Store {
  load(name: string): string;
}

class Disk implements Store {
  load(name: string): string {
    return fs.readFileSync(name, 'utf8');
  }
}

async function main(): Promise<void> {
  console.log(new Disk().load('a.txt'));
}

void main();
