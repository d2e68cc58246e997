import { inject, injectable } from 'inversify';
import { TYPES, type Store } from './types';

@injectable()
export class Notes {
  @inject(TYPES.Clock) private clock: any;

  constructor(@inject(TYPES.Store) private readonly store: Store) {}

  all() {
    return this.store.read();
  }

  now() {
    return this.clock.now();
  }
}
