import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/npm/write-file-atomic – a callback until version 3, promises after; writes of one file queue. */
export const writeFileAtomic = defineModule('write-file-atomic', [
  { sync: 'sync', async: 'default', via: 'promisify', effect: 'write', takes: 3, versions: '<3' },
  { sync: 'sync', async: 'default', via: 'own', effect: 'write', takes: 3, versions: '>=3' },
]);

export default asTransform([writeFileAtomic]);
