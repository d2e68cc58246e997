import * as fs from 'fs';

type Load = (name: string) => string;
type Visit = (name: string) => void;

abstract class Source {
  abstract read(): string;

  describe(): string {
    return `<${this.read()}>`;
  }
}

class FileSource extends Source {
  constructor(private readonly path: string) {
    super();
  }

  read(): string {
    return fs.readFileSync(this.path, 'utf8');
  }
}

function pick(name: string): string;
function pick(names: string[]): string[];
function pick(names: string | string[]): string | string[] {
  return typeof names === 'string' ? fs.readFileSync(names, 'utf8') : names;
}

function settings() {
  return JSON.parse(fs.readFileSync('settings.json', 'utf8')) as { port: number };
}

type Settings = ReturnType<typeof settings>;

const plain: Load = (name) => fs.readFileSync(name, 'utf8');
const upper: Load = (name) => name.toUpperCase();
const table: Record<string, (name: string) => string> = { text: (name) => fs.readFileSync(name, 'utf8') };
const visit: Visit = (name) => console.log(fs.readFileSync(name, 'utf8'));

function twice<Result>(work: () => Result): Result[] {
  return [work(), work()];
}

async function main(): Promise<void> {
  const source: Source = new FileSource('a.txt');
  const { port }: Settings = settings();
  console.log(source.describe(), pick('a'), pick(['a', 'b']), port);
  console.log(plain('a'), upper('a'), table.text('a'));
  visit('b');
  console.log(twice(() => fs.statSync('a').size));
}

void main();
