import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const LOOK = {
  via: 'own',
  effect: 'none',
  gives: 'array',
  caveat: { message: 'the paths may come in another order' },
} as const;

/** https://github.com/SuperchupuDev/tinyglobby – in no order. */
export const tinyglobby = defineModule('tinyglobby', [{ ...LOOK, sync: 'globSync', async: 'glob' }]);

export default asTransform([tinyglobby]);
