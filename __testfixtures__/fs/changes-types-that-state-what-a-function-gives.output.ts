import * as fs from 'fs';
import { cachedStat } from './unblock-helpers';

type Load = (name: string) => Promise<string>;
type Visit = (name: string) => void;

abstract class Source {
  abstract read(): Promise<string>;

  async describe(): Promise<string> {
    return `<${await this.read()}>`;
  }
}

class FileSource extends Source {
  constructor(private readonly path: string) {
    super();
  }

  async read(): Promise<string> {
    return fs.promises.readFile(this.path, 'utf8');
  }
}

function pick(name: string): Promise<string>;
function pick(names: string[]): Promise<string[]>;
async function pick(names: string | string[]): Promise<string | string[]> {
  return typeof names === 'string' ? await fs.promises.readFile(names, 'utf8') : names;
}

async function settings() {
  return JSON.parse(await fs.promises.readFile('settings.json', 'utf8')) as { port: number };
}

type Settings = Awaited<ReturnType<typeof settings>>;

const plain: Load = async (name) => fs.promises.readFile(name, 'utf8');
const upper: Load = async (name) => name.toUpperCase();
const table: Record<string, (name: string) => Promise<string>> = { text: async (name) => fs.promises.readFile(name, 'utf8') };
const visit: Visit = async (name) => console.log(await fs.promises.readFile(name, 'utf8'));

async function twice<Result>(work: () => Promise<Result>): Promise<Result[]> {
  return [await work(), await work()];
}

async function main(): Promise<void> {
  const source: Source = new FileSource('a.txt');
  const { port }: Settings = await settings();
  console.log(await source.describe(), await pick('a'), await pick(['a', 'b']), port);
  console.log(await plain('a'), await upper('a'), await table.text('a'));
  await visit('b');
  console.log(await twice(async () => (await cachedStat('a')).size));
}

void main();
