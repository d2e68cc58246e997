// runs
import fs from 'fs';

class Store {
  protected readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  public get text(): string {
    return fs.readFileSync(this.path, 'utf8');
  }

  get lines() {
    return this.text.split('\n').filter(Boolean);
  }

  protected static get folder(): string[] {
    return fs.readdirSync('.').filter((name) => name.endsWith('.txt'));
  }

  static count(): number {
    return Store.folder.length;
  }

  get isThere(): boolean {
    return fs.existsSync(this.path);
  }
}

function describe(store: Store): string {
  return `${store.text!}: ${store.lines.length} ${Store.count()}`;
}

async function main(): Promise<void> {
  const store = new Store('a.txt');
  const shown = { text: store.text, lines: store.lines };
  console.log(describe(store), store.isThere, JSON.stringify(shown));
  for (const line of store.lines) console.log(line, typeof store.text, store?.text.length);
}

fs.appendFileSync('a.txt', 'one\ntwo\n'); // stays: needed-at-startup
main();
