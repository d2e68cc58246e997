import type { Shelf, Store } from './store';
import * as storeModule from './store';
export class Service {
  constructor(private readonly store: Store, private readonly shelf?: Shelf) {}
  show(name: string): string {
    const short = storeModule.short(this.shelf ? this.shelf.load(name) : name);
    return short + storeModule.title(name) + this.store.load(name);
  }
}
