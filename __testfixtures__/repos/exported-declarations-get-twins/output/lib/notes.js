import * as store from './store.js';
import { mapInOrder, filterInOrder } from '../unblock-helpers.js';

export function all(names) {
  return names.filter((name) => store.isThere(name)).map((name) => store.load(name));
}

export async function allAsync(names) {
  return mapInOrder(await filterInOrder(names, async (name) => store.isThereAsync(name)), async (name) => store.loadAsync(name));
}
