import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/load-json-file – the module itself until version 7, named exports after. */
export const loadJsonFile = defineModule('load-json-file', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'read', versions: '<7' },
  { sync: 'loadJsonFileSync', async: 'loadJsonFile', via: 'own', effect: 'read', versions: '>=7' },
]);

export default asTransform([loadJsonFile]);
