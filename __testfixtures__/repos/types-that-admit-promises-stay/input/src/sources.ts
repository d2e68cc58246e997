import fs from 'node:fs';
import type { Awaitable } from './wrap';

type Source = (name: string) => Awaitable<string>;

export interface Check {
  allows(name: string): boolean | Promise<boolean>;
}

export const sources: Record<string, Source> = {
  file: (name) => fs.readFileSync(name, 'utf8'),
  name: (name) => name,
};

export class FileCheck implements Check {
  allows(name: string): boolean {
    return fs.existsSync(`allowed/${name}`);
  }
}

export class NoCheck implements Check {
  allows(): boolean {
    return true;
  }
}

// Nobody waits for this one so far.
export const titles: Source[] = [(name) => fs.readFileSync(`${name}.title`, 'utf8')];
