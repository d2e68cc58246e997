import * as fs from 'fs';

export namespace Store {
  const file = 'notes.json';

  export function load() {
    return read(file);
  }

  function read(name: string) {
    return fs.readFileSync(name); // found: request GET /notes
  }

  export const keys = { all: () => fs.readdirSync('keys') }; // found: request GET /keys

  export function erase() {
    fs.rmSync(file); // found: unreachable
  }
}
