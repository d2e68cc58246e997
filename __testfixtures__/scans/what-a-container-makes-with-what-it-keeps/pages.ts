import { route, GET } from 'awilix-express';
import type { Store } from './store';

@route('/pages')
export class Pages {
  constructor(private store: Store) {}
  @route('/:id')
  @GET()
  show(req, res) {
    res.send(this.store.g());
  }
}
