import * as fs from 'node:fs';

class Reader {
  private cache?: string;

  constructor(private readonly path: string) {}

  private async read(): Promise<string> {
    return fs.promises.readFile(this.path, 'utf8');
  }

  protected static async open<T extends string>(path: T): Promise<Buffer> {
    return fs.promises.readFile(path);
  }

  public async lines<T>(map: (line: string) => T): Promise<T[]> {
    return (await this.read()).split('\n').map(map);
  }

  static async first(path: string): Promise<Buffer> {
    return Reader.open(path);
  }
}

async function main(): Promise<void> {
  const reader = new Reader('a.txt');
  console.log(await reader.lines((line) => line.length), await Reader.first('b.txt'));
}

void main();
