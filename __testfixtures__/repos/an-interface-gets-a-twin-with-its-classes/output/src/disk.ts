import fs from 'node:fs';
import { Counting, type Store } from './store';
import { cachedExists, cachedStat } from './unblock-helpers';

export class Disk extends Counting implements Store {
  load(name: string): string {
    return fs.readFileSync(name, 'utf8');
  }

  async loadAsync(name: string): Promise<string> {
    return fs.promises.readFile(name, 'utf8');
  }

  async find(name: string): Promise<string | undefined> {
    return await cachedExists(name) ? await this.loadAsync(name) : undefined;
  }

  size(name: string): number {
    return fs.statSync(name).size;
  }

  async sizeAsync(name: string): Promise<number> {
    return (await cachedStat(name)).size;
  }
}

export class Memory extends Counting implements Store {
  private readonly pages = new Map<string, string>();

  load(name: string): string {
    return this.pages.get(name) ?? '';
  }

  async loadAsync(name: string): Promise<string> {
    return this.pages.get(name) ?? '';
  }

  async find(name: string): Promise<string | undefined> {
    return this.pages.get(name);
  }

  size(name: string): number {
    return this.load(name).length;
  }

  async sizeAsync(name: string): Promise<number> {
    return (await this.loadAsync(name)).length;
  }
}
