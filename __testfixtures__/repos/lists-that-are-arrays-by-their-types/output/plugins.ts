import { existsSync } from 'fs';
import { readdir, lstat, readFile } from 'fs/promises';
import type { Registry } from 'registry';
import { cachedExists, filterInOrder, mapInOrder } from './unblock-helpers';

interface Plugin {
  readonly name: string;
  readonly path: string;
}

export class Plugins {
  constructor(private readonly registry: Registry) {}

  async installed(): Promise<Plugin[]> {
    const plugins = await this.all();
    return filterInOrder(plugins
      .filter(({ name }) => name.startsWith('plugin-')), async ({ path }) => cachedExists(path));
  }

  async sizes(): Promise<number[]> {
    const paths: readonly string[] = this.registry.paths();
    return mapInOrder(paths, async (path) => (await lstat(path)).size);
  }

  async named(): Promise<string[]> {
    const entries = await readdir('plugins', { withFileTypes: true });
    return mapInOrder(entries.filter((entry) => entry.isFile()), async ({ name }) => readFile(`plugins/${name}`, 'utf8'));
  }

  async others(): Promise<unknown> {
    const paths = this.registry.others();
    return paths.filter((path) => existsSync(path)); // stays: needs-review
  }

  async found(): Promise<unknown> {
    const paths: string[] | Matches = this.registry.matches();
    return paths.filter((path) => existsSync(path)); // stays: needs-review
  }

  private async all(): Promise<Plugin[]> {
    return this.registry.load();
  }
}

interface Matches {
  filter(isWanted: (path: string) => boolean): Matches;
}
