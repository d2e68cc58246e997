import type { Store } from './store';

export class Notes {
  constructor(private readonly store: Store) {}

  title(name: string): string {
    return this.store.load(name).title;
  }
}
