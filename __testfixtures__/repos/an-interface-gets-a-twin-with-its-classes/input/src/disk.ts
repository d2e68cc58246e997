import fs from 'node:fs';
import { Counting, type Store } from './store';

export class Disk extends Counting implements Store {
  load(name: string): string {
    return fs.readFileSync(name, 'utf8');
  }

  find(name: string): string | undefined {
    return fs.existsSync(name) ? this.load(name) : undefined;
  }

  size(name: string): number {
    return fs.statSync(name).size;
  }
}

export class Memory extends Counting implements Store {
  private readonly pages = new Map<string, string>();

  load(name: string): string {
    return this.pages.get(name) ?? '';
  }

  find(name: string): string | undefined {
    return this.pages.get(name);
  }

  size(name: string): number {
    return this.load(name).length;
  }
}
