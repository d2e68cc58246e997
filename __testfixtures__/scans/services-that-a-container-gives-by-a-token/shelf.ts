import { inject, singleton } from 'tsyringe';

@singleton()
export class Shelf {
  constructor(@inject('Disk') private store: any) {}

  read() {
    return this.store.read();
  }

  keep() {
    this.store.keep();
  }
}
