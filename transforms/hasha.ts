import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/hasha – a worker thread reads the file and hashes it. */
export const hasha = defineModule('hasha', [
  { sync: 'fromFileSync', async: 'fromFile', via: 'own', effect: 'read', versions: '<6' },
  { sync: 'hashFileSync', async: 'hashFile', via: 'own', effect: 'read', versions: '>=6' },
]);

export default asTransform([hasha]);
