import { appendFile } from 'node:fs';
import { promisify } from 'node:util';
import { readFile } from 'node:fs/promises';
import { exclusive } from './unblock-helpers.js';
const appendFileAsync = promisify(appendFile);

export class Room {
  constructor(name) {
    this.file = new URL(`./${name}.txt`, import.meta.url);
  }

  async note(text) {
    return exclusive('*.txt', async () => {
      await appendFileAsync(this.file, `${text}\n`);
    });
  }

  async notes() {
    return readFile(this.file, 'utf8');
  }
}
