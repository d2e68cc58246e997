import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const REMOVE = { effect: 'remove', folders: true, takes: 2 } as const;

/** https://github.com/isaacs/rimraf – a callback until version 4, promises after. */
export const rimraf = defineModule('rimraf', [
  { ...REMOVE, sync: 'sync', async: 'default', via: 'promisify', versions: '<4' },
  { ...REMOVE, sync: 'sync', async: 'rimraf', via: 'own', versions: '>=4', at: ['rimraf.sync', 'rimraf.rimraf.sync'] },
  { ...REMOVE, sync: 'rimrafSync', async: 'rimraf', via: 'own', versions: '>=4' },
]);

export default asTransform([rimraf]);
