import * as fs from 'fs';
import type { Store } from 'some-host';

// What it states is a promise already, whatever the interface says.
class Disk implements Store {
  load(name: string): Promise<string> {
    return Promise.resolve(fs.readFileSync(name, 'utf8'));
  }

  names(folder: string): Promise<Array<string>> {
    const names: Array<string> = [];
    fs.readdirSync(folder).forEach((name) => {
      if (name.endsWith('.txt')) names.push(name);
    });
    return Promise.resolve(names);
  }

  size(name: string): number {
    return fs.statSync(name).size; // stays: typed-contract
  }
}

async function main(): Promise<void> {
  const disk = new Disk();
  console.log(await disk.load('a.txt'), await disk.names('.'), disk.size('a.txt'));
}

void main();
