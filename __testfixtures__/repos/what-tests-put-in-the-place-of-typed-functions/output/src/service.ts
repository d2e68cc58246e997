import type { Shelf, Store } from './store';
import * as storeModule from './store';
export class Service {
  constructor(private readonly store: Store, private readonly shelf?: Shelf) {}
  async show(name: string): Promise<string> {
    const short = storeModule.short(this.shelf ? this.shelf.load(name) : name);
    return short + await storeModule.title(name) + await this.store.load(name);
  }
}
