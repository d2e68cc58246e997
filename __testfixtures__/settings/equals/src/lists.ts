import fs = require('node:fs');

type Sizes = ReturnType<typeof sizes>;

function each(names: readonly string[]): unknown[] {
  const list = [...names];
  const short = list.filter((name) => fs.existsSync(name)).flatMap((name) => [name, fs.existsSync(name)]);
  return [short, list.some((name) => fs.existsSync(name))];
}

function total(names: string[]): number {
  const all: Sizes = sizes(names);
  return all.reduce((sum, there) => sum + (there ? 1 : 0), 0);
}

function sizes(names: string[]): boolean[] {
  return Array.from(names, (name) => fs.existsSync(name));
}

export = { each, total };
