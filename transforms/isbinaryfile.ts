import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const OTHER_ERRORS = {
  async: '',
  via: 'none',
  effect: 'read',
  why: 'it fails differently with a callback where the file cannot be read',
  advice: 'Update it: from version 4 on `isBinaryFile` returns a promise, which fails alike.',
} as const;

/** https://github.com/gjtorikian/isBinaryFile – promises from version 4 on; a size means that it is given bytes. */
export const isbinaryfile = defineModule('isbinaryfile', [
  { ...OTHER_ERRORS, sync: 'default', versions: '<3', blockingArgs: 1, when: ({ args }) => args.length === 1 },
  { ...OTHER_ERRORS, sync: 'sync', versions: '3', when: ({ args }) => args.length === 1 },
  {
    sync: 'isBinaryFileSync',
    async: 'isBinaryFile',
    via: 'own',
    effect: 'read',
    versions: '>=4 <6',
    when: ({ args }) => args.length === 1,
  },
  { sync: 'isBinaryFileSync', async: 'isBinaryFile', via: 'own', effect: 'read', versions: '>=6' },
]);

export default asTransform([isbinaryfile]);
