import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { Effect } from '../src/types';

const FILE = {
  async: '',
  via: 'none',
  why: 'node-localstorage keeps each value in a file, and has no asynchronous form',
  advice: 'Keep what changes in a database, or use node-persist, whose functions return promises.',
} as const;
const STORAGES = ['LocalStorage', 'JSONStorage'];

/** https://github.com/lmaccherone/node-localstorage – synchronous by design, as in a browser. */
export const nodeLocalstorage = {
  ...defineModule('node-localstorage', [
    // It lists its folder, and asks how large each file is.
    ...STORAGES.map((sync) => ({ ...FILE, sync, constructed: true, effect: 'read', folders: true }) as const),
    ...(['read getItem', 'write setItem', 'remove removeItem', 'remove clear'] as const).map((use) => {
      const [effect, sync] = use.split(' ') as [Effect, string];
      const at = STORAGES.map((storage) => `node-localstorage.${storage}().${sync}`);
      return { ...FILE, sync, at, kept: { effect, folder: true } as const };
    }),
  ]),
  keepers: STORAGES.map((storage) => `node-localstorage.${storage}()`),
};

export default asTransform([nodeLocalstorage]);
