import fs from 'node:fs';

class Settings {
  readonly #seen: string[] = [];
  #text: string;
  private size: number;
  private kind: string | undefined;
  lines?: string[];
  title = '';

  /** Reads the settings. */
  constructor(file: string, encoding: BufferEncoding = 'utf8', deep?: boolean, ...more: string[]) {
    this.#text = fs.readFileSync(file, encoding);
    this.size = this.#text.length;
    this.kind = deep ? more[0] : undefined;
    this.#seen.push(file);
  }

  show(): string {
    return `${this.title} ${this.size} ${this.kind} ${this.#seen} ${this.#text} ${this.lines}`;
  }
}

class Single {
  protected text: string;

  static get(): Single {
    return new Single();
  }

  private constructor() {
    this.text = fs.readFileSync('single.txt', 'utf8');
  }

  show(): string {
    return this.text;
  }
}

async function main(): Promise<void> {
  const settings: Settings = new Settings('settings.txt', undefined, true, 'a');
  console.log(settings.show(), Single.get().show());
}

void main();
