import * as fs from 'node:fs';

class Reader {
  private cache?: string;

  constructor(private readonly path: string) {}

  private read(): string {
    return fs.readFileSync(this.path, 'utf8');
  }

  protected static open<T extends string>(path: T): Buffer {
    return fs.readFileSync(path);
  }

  public lines<T>(map: (line: string) => T): T[] {
    return this.read().split('\n').map(map);
  }

  static first(path: string): Buffer {
    return Reader.open(path);
  }
}

async function main(): Promise<void> {
  const reader = new Reader('a.txt');
  console.log(reader.lines((line) => line.length), Reader.first('b.txt'));
}

void main();
