// runs
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'derived-')); // stays: needed-at-startup
fs.writeFileSync(path.join(folder, 'a.txt'), 'first'); // stays: needed-at-startup

abstract class Provider {
  protected readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
    console.log('made', this.describe());
  }

  abstract describe(): string;
}

/** What is above stays as it is. */
class Files extends Provider {
  private names = ['none'];
  private text: string;
  public readonly size: number;

  /** Reads it. */
  constructor(kind: string, file: string, encoding: BufferEncoding = 'utf8') {
    super(kind); // first
    // What it holds.
    this.text = fs.readFileSync(path.join(folder, file), encoding);
    this.size = this.text.length;
    this.names.push(file);
  }

  describe(): string {
    return `${this.kind} ${this.names} ${this.text} ${this.size}`;
  }
}

class Changes extends EventEmitter {
  #seen: string[] = [];

  private constructor(private readonly file: string) {
    super();
    this.look();
  }

  static of(file: string): Changes {
    return new Changes(file);
  }

  private look(): void {
    if (fs.existsSync(path.join(folder, this.file))) this.#seen.push(this.file);
  }

  get seen(): string {
    return this.#seen.join();
  }
}

class Store {
  private readonly where: string;
  private readonly text: string;
  private count: number;

  constructor(
    private readonly name: string,
    deep: boolean,
    private readonly log: (line: string) => void,
  ) {
    this.where = path.join(folder, name);
    this.count = 0;
    const there = fs.existsSync(this.where);
    this.text = there ? fs.readFileSync(this.where, 'utf8') : 'nothing';
    if (deep) this.count += this.text.length;
    log(this.text);
  }

  show(): string {
    this.log('shown');
    return `${this.name} ${path.basename(this.where)} ${this.text} ${this.count}`;
  }
}

class Bare extends Provider {
  private text: string;

  constructor(file: string) {
    super('bare');
    this.text = fs.readFileSync(path.join(folder, file), 'utf8');
  }

  describe(): string {
    return `${this.kind} ${this.text}`;
  }
}

async function main(): Promise<void> {
  const files: Provider = new Files('file', 'a.txt');
  console.log(files.describe(), new Bare('a.txt').describe());
  console.log(Changes.of('a.txt').seen, Changes.of('b.txt').seen);
  console.log(new Store('a.txt', true, (line) => console.log(line)).show());
}

void main();
