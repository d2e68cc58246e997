import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

// A folder that is there is what was wanted.
const SAFE = { effect: 'make', forgives: true, takes: 2 } as const;

/** https://github.com/isaacs/node-mkdirp – a callback until version 1, promises after; the same first folder or undefined. */
export const mkdirp = defineModule('mkdirp', [
  {
    ...SAFE,
    sync: 'sync',
    async: 'default',
    via: 'promisify',
    versions: '<1',
    at: ['mkdirp.sync', 'mkdirp.mkdirp.sync'],
  },
  { ...SAFE, sync: 'sync', async: 'default', via: 'own', versions: '1' },
  { ...SAFE, sync: 'sync', async: 'mkdirp', via: 'own', versions: '>=2', at: ['mkdirp.sync', 'mkdirp.mkdirp.sync'] },
  { ...SAFE, sync: 'mkdirpSync', async: 'mkdirp', via: 'own', versions: '>=2' },
]);

export default asTransform([mkdirp]);
