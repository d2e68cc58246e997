import * as store from './store.js';

export function all(names) {
  return names.filter((name) => store.isThere(name)).map((name) => store.load(name));
}
