import { lstatSync, readFileSync } from 'node:fs';

type Sizes = ReturnType<typeof sizes>;

export function each(names: readonly string[]): unknown[] {
  const list = [...names];
  const texts = list.map((name) => readFileSync(name, 'utf8'));
  const short = list.filter((name) => lstatSync(name).size < 100).flatMap((name) => [name, readFileSync(name, 'utf8')]);
  const first = list.find((name) => lstatSync(name).isFile());
  list.forEach((name, index) => {
    texts.push(String(index) + readFileSync(name, 'utf8'));
  });
  return [texts, short, first, list.some((name) => lstatSync(name).isFile()), list.every((name) => lstatSync(name).isFile())];
}

export function total(names: string[]): number {
  const all: Sizes = sizes(names);
  return all.reduce((sum, size) => sum + size, 0) + names.reduce((sum, name) => sum + lstatSync(name).size, 0);
}

function sizes(names: string[]): number[] {
  return Array.from(names, (name) => lstatSync(name).size).sort((a, b) => a - b);
}
