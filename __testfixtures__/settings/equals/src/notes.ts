import fs = require('fs');
import path = require('path');

class Notes {
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

  size(): number {
    return this.count;
  }
}

export = Notes;
