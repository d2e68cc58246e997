import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/locate-path – the module itself until version 7, named exports after. */
export const locatePath = defineModule('locate-path', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'read', versions: '<7' },
  { sync: 'locatePathSync', async: 'locatePath', via: 'own', effect: 'read', versions: '>=7' },
]);

export default asTransform([locatePath]);
