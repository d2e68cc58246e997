import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/**
 * https://github.com/sindresorhus/write-json-file – the module itself until version 5, named exports after. It replaces
 * the file atomically.
 */
export const writeJsonFile = defineModule('write-json-file', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'write', versions: '<5' },
  { sync: 'writeJsonFileSync', async: 'writeJsonFile', via: 'own', effect: 'write', versions: '>=5' },
]);

export default asTransform([writeJsonFile]);
