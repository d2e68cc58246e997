import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const FILE = {
  async: '',
  via: 'none',
  why: 'all uses of the database change with its adapter',
  advice:
    'Use `await low(new FileAsync(path))` with version 1, `Low` and `JSONFile` with later ones, and await each write.',
} as const;

/** https://github.com/typicode/lowdb – version 1 waits only with FileAsync, version 2 and later have Low beside LowSync. */
export const lowdb = defineModule('lowdb', [
  { ...FILE, sync: 'FileSync', constructed: true, at: ['lowdb/adapters/FileSync'] },
  { ...FILE, sync: 'LowSync.read', at: ['lowdb.LowSync().read'] },
  { ...FILE, sync: 'LowSync.write', at: ['lowdb.LowSync().write'] },
  { ...FILE, sync: 'LowSync.update', at: ['lowdb.LowSync().update'] },
]);

export default asTransform([lowdb]);
