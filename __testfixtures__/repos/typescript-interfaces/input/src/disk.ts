import { readFileSync } from 'fs';
import type { Store } from './store';

export class Disk implements Store {
  load(name: string): string {
    return readFileSync(name, 'utf8');
  }
}
