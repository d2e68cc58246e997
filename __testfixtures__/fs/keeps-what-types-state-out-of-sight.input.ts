import * as fs from 'fs';
import type { Plugin } from 'some-host';

class Reader implements Plugin {
  load(name: string): string {
    return fs.readFileSync(name, 'utf8'); // stays: typed-contract
  }
}

interface Note {
  readonly path: string;
}

function isNote(value: { path?: string }): value is Note {
  return value.path !== undefined && fs.existsSync(value.path); // stays: typed-contract
}

// Whoever states the same type must be able to wait.
interface Source {
  read(): string;
}

class Disk implements Source {
  read(): string {
    return fs.readFileSync('a.txt', 'utf8'); // stays: in-generator
  }
}

class Memory implements Source {
  read(): string {
    return '';
  }
}

function* lines(sources: Source[]): Generator<string> {
  for (const source of sources) yield source.read();
}

async function main(value: { path?: string }): Promise<void> {
  console.log(new Reader().load('a.txt'), isNote(value), lines([new Disk(), new Memory()]).next().value);
}

void main({});
