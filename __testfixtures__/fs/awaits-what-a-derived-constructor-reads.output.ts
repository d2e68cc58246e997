// runs
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathExists } from './unblock-helpers';

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
  private text!: string;
  public size!: number;

  /** Reads it. */
  constructor(kind: string) {
    super(kind); // first
  }

  static async create(kind: string, file: string, encoding: BufferEncoding = 'utf8'): Promise<Files> {
    const files = new Files(kind);
    await files.#init(file, encoding);
    return files;
  }

  async #init(file: string, encoding: BufferEncoding = 'utf8'): Promise<void> {
    // What it holds.
    this.text = await fs.promises.readFile(path.join(folder, file), encoding);
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
  }

  private static async create(file: string): Promise<Changes> {
    const changes = new Changes(file);
    await changes.#init();
    return changes;
  }

  async #init(): Promise<void> {
    await this.look();
  }

  static async of(file: string): Promise<Changes> {
    return Changes.create(file);
  }

  private async look(): Promise<void> {
    if (await pathExists(path.join(folder, this.file))) this.#seen.push(this.file);
  }

  get seen(): string {
    return this.#seen.join();
  }
}

class Store {
  private readonly where: string;
  private text!: string;
  private count: number;

  constructor(
    private readonly name: string,
    private readonly log: (line: string) => void,
  ) {
    this.where = path.join(folder, name);
    this.count = 0;
  }

  static async create(name: string, deep: boolean, log: (line: string) => void): Promise<Store> {
    const store = new Store(name, log);
    await store.#init(deep, log);
    return store;
  }

  async #init(deep: boolean, log: (line: string) => void): Promise<void> {
    const there = await pathExists(this.where);
    this.text = there ? await fs.promises.readFile(this.where, 'utf8') : 'nothing';
    if (deep) this.count += this.text.length;
    log(this.text);
  }

  show(): string {
    this.log('shown');
    return `${this.name} ${path.basename(this.where)} ${this.text} ${this.count}`;
  }
}

class Bare extends Provider {
  private text!: string;

  constructor() {
    super('bare');
  }

  static async create(file: string): Promise<Bare> {
    const bare = new Bare();
    await bare.#init(file);
    return bare;
  }

  async #init(file: string): Promise<void> {
    this.text = await fs.promises.readFile(path.join(folder, file), 'utf8');
  }

  describe(): string {
    return `${this.kind} ${this.text}`;
  }
}

async function main(): Promise<void> {
  const files: Provider = await Files.create('file', 'a.txt');
  console.log(files.describe(), (await Bare.create('a.txt')).describe());
  console.log((await Changes.of('a.txt')).seen, (await Changes.of('b.txt')).seen);
  console.log((await Store.create('a.txt', true, (line) => console.log(line))).show());
}

void main();
