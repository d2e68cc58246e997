// runs
import fs from 'fs';
import { pathExists } from './unblock-helpers';

class Store {
  protected readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  public async text(): Promise<string> {
    return fs.promises.readFile(this.path, 'utf8');
  }

  async lines() {
    return (await this.text()).split('\n').filter(Boolean);
  }

  protected static async folder(): Promise<string[]> {
    return (await fs.promises.readdir('.')).filter((name) => name.endsWith('.txt'));
  }

  static async count(): Promise<number> {
    return (await Store.folder()).length;
  }

  async isThere(): Promise<boolean> {
    return pathExists(this.path);
  }
}

async function describe(store: Store): Promise<string> {
  return `${(await store.text())!}: ${(await store.lines()).length} ${await Store.count()}`;
}

async function main(): Promise<void> {
  const store = new Store('a.txt');
  const shown = { text: await store.text(), lines: await store.lines() };
  console.log(await describe(store), await store.isThere(), JSON.stringify(shown));
  for (const line of await store.lines()) console.log(line, typeof (await store.text()), store == null ? undefined : (await store.text()).length);
}

fs.appendFileSync('a.txt', 'one\ntwo\n'); // stays: needed-at-startup
main();
