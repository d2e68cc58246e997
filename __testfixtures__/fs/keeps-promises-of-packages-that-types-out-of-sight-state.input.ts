import * as fs from 'fs';
import * as Promise from 'bluebird';
import type { Store } from 'some-host';

// Its users may call what only these promises have.
class Disk implements Store {
  load(name: string): Promise<string> {
    return Promise.resolve(fs.readFileSync(name, 'utf8')); // stays: typed-contract
  }
}

void new Disk().load('a.txt').tap((text) => console.log(text));
