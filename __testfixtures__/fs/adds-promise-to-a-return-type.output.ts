import { readFile } from 'fs/promises';

interface Config {
  readonly port: number;
}

async function load(path: string): Promise<Config> {
  return JSON.parse(await readFile(path, 'utf8')) as Config;
}

const port = async (path: string): Promise<number> => (await load(path)).port;

async function main(): Promise<void> {
  const text: string = (await readFile('a.txt', 'utf8'))!;
  console.log(await port('config.json'), text, (<Config>await load('b.json')).port, (await load('c.json'))!.port);
}

void main();
