import fs from 'node:fs';
import type { Awaitable } from './wrap';
import { cachedExists } from './unblock-helpers';

type Source = (name: string) => Awaitable<string>;

export interface Check {
  allows(name: string): boolean | Promise<boolean>;
}

export const sources: Record<string, Source> = {
  file: async (name) => fs.promises.readFile(name, 'utf8'),
  name: (name) => name,
};

export class FileCheck implements Check {
  async allows(name: string): Promise<boolean> {
    return cachedExists(`allowed/${name}`);
  }
}

export class NoCheck implements Check {
  async allows(): Promise<boolean> {
    return true;
  }
}

// Nobody waits for this one so far.
export const titles: Source[] = [async (name) => fs.promises.readFile(`${name}.title`, 'utf8')];
