import { readFileSync } from 'fs';

interface Config {
  readonly port: number;
}

function load(path: string): Config {
  return JSON.parse(readFileSync(path, 'utf8')) as Config;
}

const port = (path: string): number => load(path).port;

async function main(): Promise<void> {
  const text: string = readFileSync('a.txt', 'utf8')!;
  console.log(port('config.json'), text, (<Config>load('b.json')).port, load('c.json')!.port);
}

void main();
