import * as fs from 'fs';

interface Page {
  title: string;
}

type Factory<Result, Input = void> = (input: Input) => Result;
type Load = (name: string) => string;

function show(create: () => Page): string {
  return create().title;
}

function showLater(create: Factory<Page>): string {
  return create().title;
}

function measure(name: string, size: Factory<number, string>): number {
  return size(name);
}

function twice<Result>(work: () => Result): Result[] {
  return [work(), work()];
}

class Shop {
  constructor(private readonly load: Load) {}

  open(): string {
    return this.load('shop.txt');
  }
}

const home = (): Page => ({ title: fs.readFileSync('home.txt', 'utf8') });
const empty = (): Page => ({ title: '' });
const about = (): Page => ({ title: fs.readFileSync('about.txt', 'utf8') });
const sizeOf = (name: string): number => fs.statSync(name).size;
const shopText = (name: string): string => fs.readFileSync(name, 'utf8');
const readText = (name: string): string => fs.readFileSync(name, 'utf8');
const upper: Load = (name) => name.toUpperCase();
const first = (name: string): string => name.slice(0, 1);
const table: { text: (name: string) => string } = { text: readText };
const short: typeof table = { text: first };
const length: Factory<number, string> = (name) => name.length;

function count(): number {
  return fs.readdirSync('.').length;
}

async function main(): Promise<void> {
  console.log(show(home), show(empty), showLater(about), measure('a.txt', sizeOf));
  console.log(new Shop(shopText).open(), upper('a'), table.text('b.txt'), short.text('c'));
  console.log(twice(count), length('a'));
}

void main();
