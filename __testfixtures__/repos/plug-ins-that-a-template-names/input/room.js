import { appendFileSync, readFileSync } from 'node:fs';

export class Room {
  constructor(name) {
    this.file = new URL(`./${name}.txt`, import.meta.url);
  }

  note(text) {
    appendFileSync(this.file, `${text}\n`);
  }

  notes() {
    return readFileSync(this.file, 'utf8');
  }
}
