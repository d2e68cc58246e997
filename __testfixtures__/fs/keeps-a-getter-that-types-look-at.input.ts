import fs from 'fs';

interface Named {
  label: string;
}

class Labelled implements Named {
  get label(): string {
    return fs.readFileSync('a.txt', 'utf8'); // stays: in-getter
  }
}

interface Sized {
  size: number;
}

class Measured {
  get size(): number {
    return fs.statSync('a.txt').size; // stays: in-getter
  }
}

class Optional {
  get title(): string | undefined {
    return fs.existsSync('a.txt') ? 'a' : undefined; // stays: in-getter
  }
}

class Indexed {
  get names(): string[] {
    return fs.readdirSync('.'); // stays: in-getter
  }
}

class Mapped {
  get total(): number {
    return fs.readdirSync('.').length; // stays: in-getter
  }
}

abstract class Based {
  abstract get note(): string;
}

class Extending extends Based {
  get note(): string {
    return fs.readFileSync('a.txt', 'utf8'); // stays: in-getter
  }
}

function sizeOf(one: Sized): number {
  return one.size;
}

function first(names: Indexed['names']): string {
  return names[0];
}

function totalOf(one: Partial<Mapped>): number {
  return one.total ?? 0;
}

function named(one: Named): string {
  return one.label;
}

async function main(): Promise<void> {
  const optional = new Optional();
  if (optional.title) console.log(optional.title.length);
  console.log(named(new Labelled()), sizeOf(new Measured()), first(new Indexed().names), totalOf(new Mapped()));
  console.log(new Extending().note);
}

main();
