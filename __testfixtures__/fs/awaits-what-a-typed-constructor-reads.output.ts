import fs from 'node:fs';

class Settings {
  readonly #seen: string[] = [];
  #text!: string;
  private size!: number;
  private kind: string | undefined;
  lines?: string[];
  title = '';

  /** Reads the settings. */
  static async create(file: string, encoding: BufferEncoding = 'utf8', deep?: boolean, ...more: string[]): Promise<Settings> {
    const settings = new Settings();
    await settings.#init(file, encoding, deep, ...more);
    return settings;
  }

  async #init(file: string, encoding: BufferEncoding = 'utf8', deep?: boolean, ...more: string[]): Promise<void> {
    this.#text = await fs.promises.readFile(file, encoding);
    this.size = this.#text.length;
    this.kind = deep ? more[0] : undefined;
    this.#seen.push(file);
  }

  show(): string {
    return `${this.title} ${this.size} ${this.kind} ${this.#seen} ${this.#text} ${this.lines}`;
  }
}

class Single {
  protected text!: string;

  static async get(): Promise<Single> {
    return Single.create();
  }

  private constructor() {}

  private static async create(): Promise<Single> {
    const single = new Single();
    await single.#init();
    return single;
  }

  async #init(): Promise<void> {
    this.text = await fs.promises.readFile('single.txt', 'utf8');
  }

  show(): string {
    return this.text;
  }
}

async function main(): Promise<void> {
  const settings: Settings = await Settings.create('settings.txt', undefined, true, 'a');
  console.log(settings.show(), (await Single.get()).show());
}

void main();
