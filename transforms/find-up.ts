import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/find-up – the module itself until version 6, named exports after. */
export const findUp = defineModule('find-up', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'read', versions: '<6' },
  { sync: 'findUpSync', async: 'findUp', via: 'own', effect: 'read', versions: '>=6' },
  { sync: 'findUpMultipleSync', async: 'findUpMultiple', via: 'own', effect: 'read', versions: '>=6' },
  { sync: 'pathExistsSync', async: 'pathExists', via: 'own', effect: 'read', versions: '>=6' },
  { sync: 'sync.exists', async: 'exists', via: 'own', effect: 'read', versions: '>=4 <6' },
]);

export default asTransform([findUp]);
