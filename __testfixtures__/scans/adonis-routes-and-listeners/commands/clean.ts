import { rmSync } from 'node:fs';

export default class Clean {
  async run() {
    rmSync('notes', { recursive: true }); // found: tooling
  }
}
