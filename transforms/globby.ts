import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const LOOK = {
  via: 'own',
  effect: 'none',
  gives: 'array',
  caveat: { message: 'the paths may come in another order' },
} as const;

/** https://github.com/sindresorhus/globby – the module itself until version 12, named exports after; in no order. */
export const globby = defineModule('globby', [
  { ...LOOK, sync: 'sync', async: 'default', versions: '<12' },
  { ...LOOK, sync: 'globbySync', async: 'globby', versions: '>=12' },
]);

export default asTransform([globby]);
