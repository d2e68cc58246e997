import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const READ = { async: 'default', effect: 'read', takes: 1 } as const;

/** https://github.com/roryrjb/md5-file – a callback until version 4, promises after; the same errors as `fs`. */
export const md5File = defineModule('md5-file', [
  {
    ...READ,
    sync: 'default',
    async: '',
    via: 'none',
    versions: '<2',
    why: 'its callback gets the hash, or the error, as the first argument',
    advice: 'Update it: from version 5 on the module itself returns a promise.',
  },
  { ...READ, sync: 'default', via: 'promisify', versions: '>=2 <3', blockingArgs: 1 },
  { ...READ, sync: 'sync', via: 'promisify', versions: '>=3 <5' },
  { ...READ, sync: 'sync', via: 'own', versions: '>=5' },
]);

export default asTransform([md5File]);
