import * as fs from 'fs';
import path from 'path';

export interface Store {
  find(name: string): string | undefined;
}

export class Notes implements Store {
  private count = 0;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  find(name: string): string | undefined {
    try {
      return fs.readFileSync(path.join(this.folder, name), 'utf8');
    } catch {
      return undefined;
    }
  }

  add(text: string): void {
    const file = path.join(this.folder, 'all.json');
    const all = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
    this.count = all.push(text);
    fs.writeFileSync(file, JSON.stringify(all));
  }

  get size(): number {
    return this.count;
  }
}
