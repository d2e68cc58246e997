import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const LOOK = {
  via: 'own',
  effect: 'none',
  gives: 'array',
  caveat: { message: 'the paths may come in another order' },
} as const;

/** https://github.com/mrmlnc/fast-glob – the module itself returns a promise; in no order. */
export const fastGlob = defineModule('fast-glob', [
  { ...LOOK, sync: 'sync', async: 'default' },
  { ...LOOK, sync: 'globSync', async: 'default', versions: '>=3.3' },
]);

export default asTransform([fastGlob]);
