import { readFile } from 'fs/promises';
import type { Store } from './store';

export class Disk implements Store {
  async load(name: string): Promise<string> {
    return readFile(name, 'utf8');
  }
}
