import * as fs from 'fs';
import { cachedStat } from './unblock-helpers';

interface Page {
  title: string;
}

type Factory<Result, Input = void> = (input: Input) => Result;
type Load = (name: string) => Promise<string>;

async function show(create: () => Promise<Page>): Promise<string> {
  return (await create()).title;
}

async function showLater(create: Factory<Promise<Page>>): Promise<string> {
  return (await create()).title;
}

async function measure(name: string, size: Factory<Promise<number>, string>): Promise<number> {
  return size(name);
}

async function twice<Result>(work: () => Promise<Result>): Promise<Result[]> {
  return [await work(), await work()];
}

class Shop {
  constructor(private readonly load: Load) {}

  async open(): Promise<string> {
    return this.load('shop.txt');
  }
}

const home = async (): Promise<Page> => ({ title: await fs.promises.readFile('home.txt', 'utf8') });
const empty = async (): Promise<Page> => ({ title: '' });
const about = async (): Promise<Page> => ({ title: await fs.promises.readFile('about.txt', 'utf8') });
const sizeOf = async (name: string): Promise<number> => (await cachedStat(name)).size;
const shopText = async (name: string): Promise<string> => fs.promises.readFile(name, 'utf8');
const readText = async (name: string): Promise<string> => fs.promises.readFile(name, 'utf8');
const upper: Load = async (name) => name.toUpperCase();
const first = async (name: string): Promise<string> => name.slice(0, 1);
const table: { text: (name: string) => Promise<string> } = { text: readText };
const short: typeof table = { text: first };
const length: Factory<number, string> = (name) => name.length;

async function count(): Promise<number> {
  return (await fs.promises.readdir('.')).length;
}

async function main(): Promise<void> {
  console.log(await show(home), await show(empty), await showLater(about), await measure('a.txt', sizeOf));
  console.log(await new Shop(shopText).open(), await upper('a'), await table.text('b.txt'), await short.text('c'));
  console.log(await twice(count), length('a'));
}

void main();
