import type { Store } from './store';

export class Notes {
  constructor(private readonly store: Store) {}

  async title(name: string): Promise<string> {
    return (await this.store.load(name)).title;
  }
}
